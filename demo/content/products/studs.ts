import { attributeTable, material, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const studs: readonly DemoProduct[] = [
  {
    code: 'PR-84',
    category: 'konik-troks',
    name: { tr: 'Konik Troks', en: 'Cone Stud' },
    summary: {
      tr: 'Deri ceket ve bot için vidalı koni.',
      en: 'A screw-in cone for leather jackets and boots.',
    },
    description: {
      tr: '<p>Tepe 0,8 mm yarıçapla köreltilmiştir: sivri görünür, kumaşı ve eli çizmez. Koni doludur, vida tabandan 4 mm girer; yumruk yese de çökmez.</p><p>Sıralı dizimde 10 mm’lik konilerin eksenleri arasında en az 12 mm bırakın. Delik şablonu (10 × 10 ve baklava) çıktı olarak istenebilir.</p><h3>7 mm</h3><p>Tasma, bileklik ve çanta kenarı için. Köpek tasmasında sırt tarafına dizilir; vida başı hayvana değmesin diye arkaya astar kapatılır. 20 mm kayışta tek sıra, 30 mm’de iki sıra durur.</p>',
      en: '<p>The tip is blunted to a radius of 0.8 mm: it looks sharp but scratches neither cloth nor hand. The cone is solid and takes 4 mm of screw; a knock does not dent it.</p><p>In rows, leave at least 12 mm between the centres of 10 mm cones. Hole templates, square and diamond, are sent on request.</p><h3>7 mm</h3><p>For collars, bracelets and the edges of bags. On dog collars, they are set along the outside, with a lining over the screw heads. A 20 mm strap takes one row, a 30 mm strap two.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      named: { tr: 'Kafa çapı (taban)', en: 'Head diameter (base)' },
      unit: unit.set,
    }),
    finishes: ['gunmetal', 'nickel', 'gold', 'mattBlack', 'antiqueBrass'],
    sizes: [
      {
        code: 'PR-8407',
        size: mm(7),
        weight: 1.1,
        pack: 500,
        finishes: ['gunmetal', 'nickel', 'antiqueBrass'],
        measures: attributeTable({ rise: '7,5 mm', thread: 'M2,5 × 5 mm', grip: '1–2,5 mm' }),
        formerName: 'Konik Troks 7 mm',
      },
      {
        code: 'PR-8410',
        size: mm(10),
        weight: 2.7,
        pack: 250,
        finishes: ['gunmetal', 'nickel', 'gold', 'mattBlack'],
        measures: attributeTable({
          rise: '10 mm',
          thread: { tr: 'M3 × 6 mm, vidasıyla', en: 'M3 × 6 mm, with screw' },
          grip: '1,2–3 mm',
        }),
        formerName: 'Konik Troks 10 mm',
      },
    ],
    transporter_types: ['kayis'],
    is_featured: true,
    pictures: gallery('percin-konik-fume', 'percin-konik-kullanim'),
  },
  {
    code: 'PR-85',
    category: 'piramit-troks',
    name: { tr: 'Piramit Troks', en: 'Pyramid Stud' },
    summary: {
      tr: 'Dört tırnaklı piramit; kemer, çanta ve mont yüzüne.',
      en: 'A four-claw pyramid stud for the face of belts, bags and jackets.',
    },
    description: {
      tr: '<p>Pirinç sacdan tek vuruşta basılır; içi boş olduğu için sıra sıra dizilse de kemeri ağırlaştırmaz. Tırnaklar deriyi kendisi deler ve arkada içe kıvrılır. 2,5 mm’den kalın deride önce dört kesikli zımba vurun, yoksa tırnak yolda bükülür.</p><p>Antik sarı fırçayla açılmıştır: sırtlar parlak, yüzler koyu kalır. Kıvrılan uçlar astara batmasın diye arkayı tela ya da ikinci kat deriyle kapatın. Yıkanan monta nikel seçin; antik sarı 30 °C’de bile açılır.</p><h3>7 mm</h3><p>Bileklik, ayakkabı bandı ve telefon askısı için. İnce sacı yumuşaktır; tırnaklar düz örste, hafif çekiçle kıvrılır. 15 mm bantta tek sıra durur. Eksenler arasında 7,5 mm’nin altına inmeyin: bant bükülünce birbirine değen trokslar kaplamayı ezer. 5.000 adetten sonra taşıyıcı banda dizili gönderilir.</p>',
      en: '<p>It is pressed from brass sheet in one stroke and hollow, so that whole rows do not weigh a belt down. The claws pierce the leather themselves and fold inwards at the back. In leather over 2.5 mm, punch the four slots first, or the claws bend on the way through.</p><p>The antique brass is relieved with a brush: the ridges stay bright, the sides dark. Cover the back with interlining or a second layer of leather so that the folded tips do not prick the lining. For jackets that are washed, choose nickel; antique brass lightens even at 30 °C.</p><h3>7 mm</h3><p>For bracelets, shoe straps and phone straps. The thin sheet is soft: fold the claws on a flat anvil with a light hammer. A 15 mm strap takes a single row. Keep at least 7.5 mm from centre to centre: when the strap bends, studs that touch damage each other’s plating. From 5,000 pieces they are supplied lined up on carrier tape.</p>',
    },
    attributes: attributeTable({ material: { tr: 'Pirinç sac', en: 'Brass sheet' } }),
    finishes: ['antiqueBrass', 'nickel', 'gold', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'PR-8507',
        size: mm(7),
        weight: 0.35,
        pack: 1000,
        finishes: ['antiqueBrass', 'nickel', 'gold', 'mattBlack'],
        measures: attributeTable({
          outerSize: '7 × 7 mm',
          rise: '3,5 mm',
          sheet: '0,4 mm',
          fixing: { tr: 'Dört tırnak, 4 mm', en: 'Four claws, 4 mm' },
          grip: '0,8–1,8 mm',
        }),
        formerName: 'Piramit Troks 7 mm',
      },
      {
        code: 'PR-8510',
        size: mm(10),
        weight: 0.8,
        pack: 500,
        finishes: ['antiqueBrass', 'nickel', 'gold', 'gunmetal'],
        measures: attributeTable({
          outerSize: '10 × 10 mm',
          rise: '5 mm',
          sheet: '0,5 mm',
          fixing: { tr: 'Dört tırnak, 5 mm', en: 'Four claws, 5 mm' },
          grip: '1–2,5 mm',
        }),
        formerName: 'Piramit Troks 10 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('percin-piramit-antik-sari'),
  },
];
