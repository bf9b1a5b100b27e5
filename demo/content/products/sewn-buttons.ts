import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const sewnButtons: readonly DemoProduct[] = [
  {
    code: 'CD-55',
    category: 'ayakli-dugme',
    name: { tr: 'Ayaklı Düğme', en: 'Shank Button' },
    summary: {
      tr: 'Blazer ve kaban için bombeli, halat kenarlı, tel ayaklı düğme.',
      en: 'A domed button with a roped rim and a wire shank, for blazers and coats.',
    },
    description: {
      tr: '<p>Yüz ve sırt ayrı ayrı basılan iki pirinç kabuktur, kenarda birbirine kıvrılır. İçi boş olduğu için hafiftir, ceketin önünü aşağı çekmez. Tel göz sırttaki bileziğe lehimlidir, 120 N’a kadar yerinden oynamaz.</p><p>Altın kat 0,2 mikron, altındaki nikel 4 mikrondur; üstlerini vernik örter. Kuru temizlemeye sarılmadan girer; ütünün tabanı değerse vernik sararır.</p><h3>Dikmek ya da takmak</h3><p>Göz iplikle dikilir; üniformada ve sahne giysisinde arkadan yarık halkayla bağlanır, ceket düğmesiz temizlenir. Armalı yüzün kalıbı iki haftada hazırlanır.</p><h3>15 mm</h3><p>Blazer kolu, yelek ve apolet için. Kolda dört düğme kenar kenara dizilir; merkezler arasında 17 mm bırakın, halatlar birbirini çizmesin. Ön ve kol düğmelerini tek siparişte isteyin: aynı banyodan çıkarlar, altının tonu tutar. Göz 3 mm’dir ve kalın iplik bir kez geçer; elde dikerken mumlu ince iplik kullanın.</p>',
      en: '<p>Face and back are two brass shells, pressed separately and rolled together at the rim. Being hollow, the button is light and does not drag the front of a jacket down. The wire loop is soldered to the collar on the back and holds firm up to 120 N.</p><p>The gold is 0.2 microns thick over 4 microns of nickel, with lacquer over both. It can be dry-cleaned without being wrapped; the soleplate of an iron turns the lacquer yellow.</p><h3>Sewn or pinned</h3><p>The loop is sewn on with thread; on uniforms and stage costumes it is held by a split ring behind the cloth, so the jacket can be cleaned without its buttons. The die for a crest takes two weeks.</p><h3>15 mm</h3><p>For blazer cuffs, waistcoats and epaulettes. Four sit edge to edge on a cuff; leave 17 mm between centres so that the roped rims do not scratch each other. Order front and cuff buttons together: they come from the same bath, and the shade of gold matches. Heavy thread passes only once through the 3 mm eye; for hand sewing, use thin waxed thread.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      engraving: { tr: 'Arma, 1.000 adetten', en: 'Crest, from 1,000 pieces' },
    }),
    finishes: ['gold', 'nickel', 'antiqueSilver', 'antiqueBrass'],
    sizes: [
      {
        code: 'CD-5515',
        size: mm(15),
        weight: 1.7,
        pack: 200,
        finishes: ['gold', 'nickel', 'antiqueSilver'],
        measures: attributeTable({ outerDiameter: '15 mm (24 L)', eye: 'Ø 3 mm', wire: '1,2 mm' }),
        formerName: 'Ayaklı Düğme 15 mm',
      },
      {
        code: 'CD-5520',
        size: mm(20),
        weight: 3.2,
        pack: 100,
        measures: attributeTable({ outerDiameter: '20 mm (32 L)', eye: 'Ø 4 mm', wire: '1,6 mm' }),
        formerName: 'Ayaklı Düğme 20 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('dugme-ayakli-parlak-altin'),
  },
  {
    code: 'CD-56',
    category: 'delikli-dugme',
    name: { tr: 'Delikli Düğme', en: 'Sew-Through Button' },
    summary: {
      tr: 'Kaban, hırka ve ceket gömlek için dört delikli döküm düğme.',
      en: 'A cast button with four holes, for coats, cardigans and overshirts.',
    },
    description: {
      tr: '<p>Kenarı geniş ve yuvarlak, ortası çukurdur: dikiş yüzeyin altında kalır, çanta askısı sürtse de iplik aşınmaz. Deliklerin iki ağzı da yuvarlatılır. Metal düğmeyi düşüren çoğunlukla deliğin keskin kenarıdır.</p><p>Düğme makinesini delik aralığına ayarlayın ve ilk dikişi elle çevirin; iğne metale vurursa kırılır. Kabanda 3 mm ip boynu bırakılmazsa ilik düğmenin altında toplanır.</p><h3>Kumaşa göre</h3><ul><li><strong>Kaşe ve gabardin:</strong> tek başına, ip boyunlu</li><li><strong>Gevşek örgü:</strong> arkasına 10 mm’lik karşı düğmeyle; ağırlık ilmeği çekmez</li><li><strong>Yıkanan giysi:</strong> ters çevrilerek, 30 °C’de</li></ul><h3>15 mm</h3><p>Ceket gömlek, hırka kolu ve kırlent için. Delikler 1,6 mm’dir; 40 numara iplik her birinden sekiz kez geçer, daha kalını son turda sıkışır. Tene değen örgü için aynı yüzey nikel yerine beyaz bronzla yapılır ve fırçalanır: en az 2.000 adet, EN 1811 raporuyla.</p>',
      en: '<p>The rim is broad and round and the middle dished: the stitches lie below the surface, and a bag strap rubs over them without wearing the thread. Both ends of each hole are rounded. When a metal button falls off, it is usually because of the sharp edge of a hole.</p><p>Set the machine to the hole spacing and turn the first stitch by hand; a needle that hits metal breaks. On a coat, leave a 3 mm thread shank, or the buttonhole bunches under the button.</p><h3>By fabric</h3><ul><li><strong>Wool and gabardine:</strong> on its own, with a thread shank</li><li><strong>Loose knits:</strong> with a 10 mm backing button, so that its weight does not pull the stitches</li><li><strong>Washed garments:</strong> inside out, at 30 °C</li></ul><h3>15 mm</h3><p>For overshirts, cardigan cuffs and cushions. No. 40 thread passes eight times through each 1.6 mm hole; thicker thread jams on the last round. For knits worn on the skin, the same surface is made in brushed white bronze instead of nickel: from 2,000 pieces, with an EN 1811 report.</p>',
    },
    attributes: attributeTable({ material: material.zamak }),
    finishes: ['brushedNickel', 'mattBlack', 'antiqueSilver', 'antiqueBrass'],
    sizes: [
      {
        code: 'CD-5615',
        size: mm(15),
        weight: 1.7,
        pack: 500,
        finishes: ['brushedNickel', 'mattBlack', 'antiqueSilver'],
        measures: attributeTable({
          outerSize: 'Ø 15 × 2 mm (24 L)',
          holes: { tr: '4 adet, Ø 1,6 mm, aralık 3,4 mm', en: '4, Ø 1.6 mm, 3.4 mm apart' },
        }),
        formerName: 'Delikli Düğme 15 mm',
      },
      {
        code: 'CD-5620',
        size: mm(20),
        weight: 3.6,
        pack: 200,
        measures: attributeTable({
          outerSize: 'Ø 20 × 2,4 mm (32 L)',
          holes: { tr: '4 adet, Ø 2 mm, aralık 4,5 mm', en: '4, Ø 2 mm, 4.5 mm apart' },
        }),
        formerName: 'Delikli Düğme 20 mm',
      },
      {
        code: 'CD-5628',
        size: mm(28),
        weight: 8.2,
        pack: 100,
        finishes: ['brushedNickel', 'mattBlack', 'antiqueBrass'],
        measures: attributeTable({
          outerSize: 'Ø 28 × 3 mm (44 L)',
          holes: { tr: '4 adet, Ø 2,4 mm, aralık 6 mm', en: '4, Ø 2.4 mm, 6 mm apart' },
        }),
      },
    ],
    transporter_types: [],
    pictures: gallery('dugme-delikli-fircali-nikel'),
  },
];
