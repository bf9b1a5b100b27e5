import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Oval ve süs tokaları: decorative buckles. */
export const dressBuckles: readonly DemoProduct[] = [
  {
    code: 'TK-1730',
    category: 'oval-toka',
    name: { tr: 'Oval Toka 30 mm', en: 'Oval Buckle 30 mm' },
    summary: {
      tr: 'Elbise kemeri ve trençkot için orta barlı, parlak altın oval toka.',
      en: 'An oval buckle with a centre bar in bright gold, for dress belts and trench coats.',
    },
    description: {
      tr: '<p>Köşesi olmadığı için kumaş kemere zarar vermez; ipek, viskon ve gabardinde ilmek çekmez. Bar hafif kavislidir, ince kumaş barın üstünde toplanmadan yayılır.</p><p>Parlak altın, nikel alt kat üzerine 0,1 mikron altın rengi ve kataforez verniktir. Kuru temizlemeye dayanır; tokanın önünün ince kâğıtla sarılması yine de iyi olur.</p>',
      en: '<p>Without corners it does no harm to fabric belts: no snags in silk, viscose or gabardine. The bar is slightly curved, and thin cloth spreads over it instead of bunching.</p><p>The bright gold is a flash of 0.1 micron over nickel under an electrophoretic lacquer. It stands dry cleaning; wrapping the face in tissue is still a good idea.</p>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      innerWidth: '30 mm',
      outerSize: '47 × 36 mm',
      bar: { tr: '3,2 mm, kavisli', en: '3.2 mm, curved' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'rose', 'gunmetal'),
      strap: { tr: 'Kumaş ve ince deri kemer', en: 'fabric and thin leather belts' },
      weight: '19 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('toka-oval-hero', 'toka-oval-yakin'),
  },
  {
    code: 'TK-1725',
    category: 'oval-toka',
    name: { tr: 'Oval Toka 25 mm', en: 'Oval Buckle 25 mm' },
    summary: {
      tr: 'İnce kemer ve babet bilek bandı için 25 mm oval toka.',
      en: 'A 25 mm oval for narrow belts and the ankle straps of flats.',
    },
    description: {
      tr: '<p>Dil istenirse takılmaz: dilsiz hâliyle kuşak geçirmek ve fular toplamak için kullanılır. Dilli ve dilsiz aynı kod altında stokta durur, siparişte belirtilir.</p>',
      en: '<p>It can be had without the prong, to gather a sash or a scarf. Both kinds are in stock under one code; say which one you need.</p>',
    },
    attributes: attributeTable({
      material: material.zamak,
      innerWidth: '25 mm',
      outerSize: '39 × 30 mm',
      prong: { tr: 'Çelik, isteğe bağlı', en: 'steel, optional' },
      finish: plated('gold'),
      otherFinishes: plated('nickel', 'antiqueBrass'),
      weight: '13 g',
      pack: pieces(200),
    }),
    transporter_types: ['kayis', 'kordon'],
    pictures: gallery('toka-oval-hero', 'toka-oval-yakin'),
  },
  {
    code: 'TK-1825',
    category: 'sus-tokasi',
    name: { tr: 'Kalp Toka 25 mm', en: 'Heart Buckle 25 mm' },
    summary: {
      tr: 'Çocuk kemeri ve çanta süsü için bakır kalp toka.',
      en: 'A heart in copper for children’s belts and trims on bags.',
    },
    description: {
      tr: '<p>Şekli süs, işi toka: bar omuzların arasından uca iner, dil yan kenara yaslanır ve 25 mm kayışı gerçekten tutar. İç kenarları 0,6 mm yuvarlatılmıştır, çocuk ürünlerinde aranan sivri kenar deneyinden geçer.</p><p>Bakır yüzey vernikli; nikelsiz alt kat siparişle yapılır.</p>',
      en: '<p>A trim by its shape, a buckle by its work: the bar runs from between the shoulders down to the point, the prong rests on the side and holds a strap of 25 mm in earnest. Its inner edges are rounded to 0.6 mm and pass the sharp-edge test for children’s articles.</p><p>The copper is lacquered; a nickel-free undercoat is made to order.</p>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      innerWidth: '25 mm',
      outerSize: '42 × 38 mm',
      thickness: '3,6 mm',
      finish: plated('copper'),
      otherFinishes: plated('rose', 'lightGold', 'nickel'),
      weight: '17 g',
      pack: pieces(100),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('toka-kalp-hero', 'toka-kalp-yakin'),
  },
  {
    code: 'TK-1820',
    category: 'sus-tokasi',
    name: { tr: 'Kalp Toka 20 mm', en: 'Heart Buckle 20 mm' },
    summary: {
      tr: 'Bebek ayakkabısı ve mini çanta için küçük kalp, 20 mm.',
      en: 'The small heart, 20 mm, for baby shoes and mini bags.',
    },
    description: {
      tr: '<p>On gramın altında kalan en küçük dilli tokamız. Bebek ayakkabısında ıslakken deriyi boyamasın diye bakır kat tamamen vernik altında bırakılır; verniksiz verilmez.</p>',
      en: '<p>Our smallest prong buckle, below ten grams. So that it does not stain wet leather on baby shoes the copper is sealed all round; it is not sold without lacquer.</p>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      innerWidth: '20 mm',
      outerSize: '34 × 31 mm',
      thickness: '3 mm',
      finish: plated('copper'),
      otherFinishes: plated('rose', 'nickel'),
      weight: '9,5 g',
      pack: pieces(200),
    }),
    transporter_types: ['kayis'],
    pictures: gallery('toka-kalp-hero', 'toka-kalp-yakin'),
  },
];
