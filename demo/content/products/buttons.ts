import { attributeTable, plated, sets } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Kot düğmeleri: fixed with a tack. */
export const buttons: readonly DemoProduct[] = [
  {
    code: 'CD-5417',
    category: 'kot-dugmesi',
    name: { tr: 'Kot Düğmesi 17 mm', en: 'Jeans Button 17 mm' },
    summary: {
      tr: 'Boncuk çevreli, oynar başlı antik sarı düğme; çivisi ile.',
      en: 'An antique brass button with a beaded rim and a moving head, with its tack.',
    },
    description: {
      tr: '<p>Baş, boynun üzerinde 15° oynar. Oturup kalkarken iliğe binen yük düğmenin dibine değil başına gelir; kumaş çivinin çevresinde yırtılmaz.</p><p>Çivi alüminyum, tek uçludur ve 12 oz kumaşın üç katını tutar. Yüze logo basılacaksa kalıp bir kez açılır, bütün kaplamalarda kullanılır.</p><h3>Yıkama</h3><p>Taş ve enzim yıkamadan <em>sonra</em> takılması önerilir. Önce takılırsa antik sarının koyu tonları aşınır ve düğme parlak pirince döner.</p>',
      en: '<p>The head tilts by 15° on its neck. When somebody sits down the buttonhole pulls at the head and not at the root, and the cloth does not tear round the tack.</p><p>The tack is aluminium with a single point and holds three layers of 12 oz denim. For a logo the die is cut once and serves all finishes.</p><h3>Washing</h3><p>Best set <em>after</em> stone and enzyme washing. Set before, the dark of the antique finish wears off and the button turns bright.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, alüminyum çivi', en: 'Brass, aluminium tack' },
      head: '17 mm',
      tack: { tr: 'Tek uçlu, 8,5 mm', en: 'Single point, 8.5 mm' },
      cloth: '1,2–3,2 mm',
      engraving: { tr: 'Kabartma, kalıptan', en: 'Embossed from the die' },
      finish: plated('antiqueBrass'),
      otherFinishes: plated('antiqueCopper', 'antiqueSilver', 'gunmetal'),
      pack: sets(500),
    }),
    transporter_types: [],
    is_featured: true,
    pictures: gallery('dugme-kot-hero', 'dugme-kot-detay'),
  },
  {
    code: 'CD-5420',
    category: 'kot-dugmesi',
    name: { tr: 'Kot Düğmesi 20 mm', en: 'Jeans Button 20 mm' },
    summary: {
      tr: 'Ceket ve kaban için 20 mm; sabit başlı, çift uçlu çivi.',
      en: '20 mm for jackets and coats, with a fixed head and a double tack.',
    },
    description: {
      tr: '<p>Kot ceketin önünde altı, kolda iki adet hesaplanır. Kalın yün kabanda tek çivi döner; iki uçlu çivi kumaşı iki noktadan kavrar ve baş hep düz bakar. Bu da kabartma logonun yan yatmaması demektir.</p>',
      en: '<p>Count six for the front of a denim jacket and two for the cuffs. In thick wool a single tack would turn; the double one grips in two places, so that the head faces straight and an embossed logo never leans.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Pirinç, çelik çivi', en: 'Brass, steel tack' },
      head: '20 mm',
      tack: { tr: 'Çift uçlu, 10 mm', en: 'Double point, 10 mm' },
      cloth: '2–4,5 mm',
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'mattBlack'),
      weight: '4,1 g',
      pack: sets(250),
    }),
    transporter_types: [],
    pictures: gallery('dugme-kot-hero', 'dugme-kot-detay'),
  },
];
