import { attributeTable, unit } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const buttons: readonly DemoProduct[] = [
  {
    code: 'CD-54',
    category: 'kot-dugmesi',
    name: { tr: 'Kot Düğmesi', en: 'Jeans Button' },
    summary: {
      tr: 'Boncuk çevreli kot düğmesi, çivisiyle.',
      en: 'A jeans button with a beaded rim, supplied with its tack.',
    },
    description: {
      tr: '<p>17 mm’likte baş, boynun üzerinde 15° oynar. Oturup kalkarken iliğe binen yük düğmenin dibine değil başına gelir; kumaş çivinin çevresinde yırtılmaz.</p><p>Çivi alüminyum, tek uçludur ve 12 oz kumaşın üç katını tutar. Yüze logo basılacaksa kalıp bir kez açılır, bütün kaplamalarda kullanılır.</p><h3>Yıkama</h3><p>Taş ve enzim yıkamadan <em>sonra</em> takılması önerilir. Önce takılırsa antik sarının koyu tonları aşınır ve düğme parlak pirince döner.</p><h3>20 mm</h3><p>Ceket ve kaban için; sabit başlı, çift uçlu çivi. Kot ceketin önünde altı, kolda iki adet hesaplanır. Kalın yün kabanda tek çivi döner; iki uçlu çivi kumaşı iki noktadan kavrar ve baş hep düz bakar. Bu da kabartma logonun yan yatmaması demektir.</p>',
      en: '<p>On the 17 mm button the head tilts 15° on its neck. When the wearer sits down, the buttonhole pulls on the head and not at the base, and the cloth does not tear round the tack.</p><p>The tack is aluminium with a single point and holds three layers of 12 oz denim. If you want a logo, the die is cut once and serves all finishes.</p><h3>Washing</h3><p>Best set <em>after</em> stone and enzyme washing. If it is set before, the dark tones of antique brass wear off and the button turns to bright brass.</p><h3>20 mm</h3><p>For jackets and coats, with a fixed head and a double tack. Count six for the front of a denim jacket and two for the cuffs. In thick wool a single tack would turn; the double one grips in two places, so that the head stays straight and an embossed logo never tilts.</p>',
    },
    attributes: attributeTable({
      named: { tr: 'Kafa çapı', en: 'Head diameter' },
      engraving: { tr: 'Kabartma, kalıptan', en: 'Embossed from the die' },
      unit: unit.set,
    }),
    finishes: ['antiqueBrass', 'antiqueCopper', 'antiqueSilver', 'gunmetal', 'nickel', 'mattBlack'],
    sizes: [
      {
        code: 'CD-5414',
        size: mm(14),
        weight: 1.9,
        pack: 1000,
        finishes: ['antiqueBrass', 'antiqueCopper', 'gunmetal'],
        measures: attributeTable({
          material: { tr: 'Pirinç, alüminyum çivi', en: 'Brass, aluminium tack' },
          tack: { tr: 'Tek uçlu, 7 mm', en: 'Single point, 7 mm' },
          cloth: '1–2,4 mm',
        }),
      },
      {
        code: 'CD-5417',
        size: mm(17),
        weight: 2.9,
        pack: 500,
        finishes: ['antiqueBrass', 'antiqueCopper', 'antiqueSilver', 'gunmetal'],
        measures: attributeTable({
          material: { tr: 'Pirinç, alüminyum çivi', en: 'Brass, aluminium tack' },
          tack: { tr: 'Tek uçlu, 8,5 mm', en: 'Single point, 8.5 mm' },
          cloth: '1,2–3,2 mm',
        }),
        formerName: 'Kot Düğmesi 17 mm',
      },
      {
        code: 'CD-5420',
        size: mm(20),
        weight: 4.1,
        pack: 250,
        finishes: ['antiqueBrass', 'nickel', 'mattBlack'],
        measures: attributeTable({
          material: { tr: 'Pirinç, çelik çivi', en: 'Brass, steel tack' },
          tack: { tr: 'Çift uçlu, 10 mm', en: 'Double point, 10 mm' },
          cloth: '2–4,5 mm',
        }),
        formerName: 'Kot Düğmesi 20 mm',
      },
    ],
    transporter_types: [],
    is_featured: true,
    pictures: gallery('dugme-kot-antik-sari', 'dugme-kot-kullanim'),
  },
];
