import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const castAndTriangleRings: readonly DemoProduct[] = [
  {
    code: 'HL-23',
    category: 'dokum-halka',
    name: { tr: 'Döküm Dikdörtgen Halka', en: 'Cast Rectangular Ring' },
    summary: {
      tr: 'Pahlı kenarlı, ek yeri olmayan döküm halka.',
      en: 'A ring cast in one piece, with chamfered edges and no joint.',
    },
    description: {
      tr: '<p>Tel halkanın bir ağzı vardır, dökümün yoktur: halka bandın içinde dönse de ipliğin takılacağı yer yoktur. Düz yüzler ve geniş pah, parçayı aynı ölçüdeki telden köşeli ve dolgun gösterir.</p><p>Füme kaplama pahta ışığı tutar, düz yüzde koyu kalır. Ön yüze en çok 4 mm yükseklikte lazer logo işlenir.</p><h3>32 mm</h3><p>El çantası ve tasma için. Kesit 40 mm’likle birdir; çantanın sapında büyüğü, kapağında küçüğü kullanıldığında çizgi değişmez. İç yükseklik 15 mm’dir: 3 mm deri iki kat dikilip dönünce halka hâlâ serbest oynar.</p><h3>Nerede kullanılır?</h3><ul><li>Omuz çantası sapının gövde bağlantısı</li><li>Kemer çantası ve bel bandı</li><li>Deri mobilya kayışı</li></ul>',
      en: '<p>A wire ring has a joint; a cast one has none: even if the ring turns inside the strap, there is nothing for thread to catch on. Flat faces and broad chamfers make it look squarer and fuller than wire of the same size.</p><p>Gunmetal catches the light on the chamfers and stays dark on the faces. A logo up to 4 mm high can be laser-engraved on the face.</p><h3>32 mm</h3><p>For handbags and collars. The section is the same as on the 40 mm ring, so the large one on a bag’s handle and the small one on its flap share one line. The inside height is 15 mm: the ring still moves freely when 3 mm leather is folded round it and sewn.</p><h3>Where it is used</h3><ul><li>Where the handle of a shoulder bag meets the body</li><li>Belt bags and waistbands</li><li>Straps on leather furniture</li></ul>',
    },
    attributes: attributeTable({
      material: material.zamak,
      frame: { tr: '6 × 4 mm, pahlı', en: '6 × 4 mm, chamfered' },
    }),
    finishes: ['gunmetal', 'nickel', 'lightGold', 'mattBlack', 'antiqueBrass'],
    sizes: [
      {
        code: 'HL-2325',
        size: mm(25),
        weight: 13.5,
        pack: 250,
        finishes: ['gunmetal', 'nickel', 'lightGold'],
        measures: attributeTable({
          innerSize: '25 × 13 mm',
          outerSize: '37 × 25 mm',
          strap: { tr: '23–25 mm bant', en: '23–25 mm straps' },
        }),
      },
      {
        code: 'HL-2332',
        size: mm(32),
        weight: 15,
        pack: 250,
        finishes: ['gunmetal', 'nickel', 'lightGold', 'antiqueBrass'],
        measures: attributeTable({
          innerSize: '32 × 15 mm',
          outerSize: '44 × 27 mm',
          strap: { tr: '28–32 mm bant', en: '28–32 mm straps' },
        }),
        formerName: 'Döküm Dikdörtgen Halka 32 mm',
      },
      {
        code: 'HL-2340',
        size: mm(40),
        weight: 18,
        pack: 200,
        finishes: ['gunmetal', 'nickel', 'lightGold', 'mattBlack'],
        measures: attributeTable({
          innerSize: '40 × 18 mm',
          outerSize: '52 × 30 mm',
          strap: { tr: '36–40 mm bant', en: '36–40 mm straps' },
        }),
        formerName: 'Döküm Dikdörtgen Halka 40 mm',
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('dokme-halka-fume'),
  },
  {
    code: 'HL-24',
    category: 'ucgen-halka',
    name: { tr: 'Üçgen Halka', en: 'Triangle Ring' },
    summary: {
      tr: 'Tabanı bandı düz tutan, tepesi kancayı ortalayan halka.',
      en: 'A ring whose base keeps the strap flat and whose peak centres the hook.',
    },
    description: {
      tr: '<p>Kanca tepeye oturur ve oradan kaymaz; yük hep bandın ortasına gelir, dikişin bir ucu öbüründen çok çalışmaz. Telin ağzı tabanın ortasındadır, deri dilin içinde kalır.</p><p>Antik sarı halkada bakır üzerine pirinç kaplanıp oksitlenir. Tepede kanca döndükçe vernik aşınır; orası birkaç ayda açık renge döner.</p><h3>25 mm</h3><p>Anahtarlık kordonu ve ince askı ucu için 3,2 mm telden. Yaka kartı kordonunda iki bant ucu üst üste dikilir; üçgenin tabanı ikisini birden alır, kart dönmeden düz sarkar. Kaynaklı istenirse kaynak tabanda kalır ve kaplamadan önce taşlanır.</p><h3>Nerede kullanılır?</h3><ul><li>Sırt çantası omuz bandının üst bağlantısı</li><li>Pantolon askısı ve önlük</li><li>Fotoğraf makinesi askısı</li></ul>',
      en: '<p>The hook settles in the peak and stays there; the pull always falls on the middle of the strap, and neither end of the seam works harder than the other. The joint of the wire is in the middle of the base, hidden in the leather tab.</p><p>In antique brass, the ring is plated with brass over copper and then oxidised. Where the hook turns in the peak, the lacquer wears, and within a few months that spot turns bright.</p><h3>25 mm</h3><p>Made of 3.2 mm wire, for lanyards and the ends of narrow straps. On a lanyard, two ends of tape are sewn together; the base takes both, and the card hangs straight instead of turning. If you order it welded, the weld lies in the base and is ground flush before plating.</p><h3>Where it is used</h3><ul><li>Upper joints of backpack straps</li><li>Braces and aprons</li><li>Camera straps</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      named: { tr: 'İç genişlik (taban)', en: 'Inside width (base)' },
      joint: { tr: 'Tabanda, istenirse kaynaklı', en: 'In the base; welded on request' },
    }),
    finishes: ['antiqueBrass', 'nickel', 'lightGold', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'HL-2425',
        size: mm(25),
        weight: 4.9,
        pack: 500,
        finishes: ['antiqueBrass', 'nickel', 'mattBlack'],
        measures: attributeTable({
          innerHeight: '22 mm',
          wire: '3,2 mm',
          strap: { tr: '20–25 mm bant', en: '20–25 mm straps' },
        }),
        formerName: 'Üçgen Halka 25 mm',
      },
      {
        code: 'HL-2435',
        size: mm(35),
        weight: 10.5,
        pack: 250,
        finishes: ['antiqueBrass', 'nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          innerHeight: '31 mm',
          wire: '4 mm',
          strap: { tr: '30–35 mm bant', en: '30–35 mm straps' },
        }),
        formerName: 'Üçgen Halka 35 mm',
      },
    ],
    transporter_types: ['kayis', 'aski', 'kordon'],
    pictures: gallery('ucgen-halka-antik-sari'),
  },
];
