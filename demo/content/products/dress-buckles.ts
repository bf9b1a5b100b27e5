import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const dressBuckles: readonly DemoProduct[] = [
  {
    code: 'TK-17',
    category: 'oval-toka',
    name: { tr: 'Oval Toka', en: 'Oval Buckle' },
    summary: {
      tr: 'Elbise kemeri ve trençkot için orta barlı oval toka.',
      en: 'An oval buckle with a centre bar, for dress belts and trench coats.',
    },
    description: {
      tr: '<p>Köşesi olmadığı için kumaş kemere zarar vermez; ipek, viskon ve gabardinde ilmek çekmez. Bar hafif kavislidir, ince kumaş barın üstünde toplanmadan yayılır.</p><p>Parlak altın, nikel alt kat üzerine 0,1 mikron altın rengi ve kataforez verniktir. Kuru temizlemeye dayanır; tokanın önünün ince kâğıtla sarılması yine de iyi olur.</p><h3>25 mm</h3><p>İnce kemer ve babet bilek bandı için. Dil istenirse takılmaz: dilsiz hâliyle kuşak geçirmek ve fular toplamak için kullanılır. Dillisi de dilsizi de aynı kodla stoktadır; hangisini istediğinizi siparişte belirtin.</p>',
      en: '<p>With no corners, it does no harm to fabric belts: no snags in silk, viscose or gabardine. The bar is slightly curved, so that thin cloth spreads over it instead of bunching.</p><p>Bright gold is a 0.1-micron flash over nickel, sealed with an electrophoretic lacquer. It withstands dry cleaning; wrapping the face in tissue paper is still a good idea.</p><h3>25 mm</h3><p>For narrow belts and the ankle straps of flats. It also comes without the prong, to gather a sash or a scarf. Both versions are in stock under one code; please say which you need.</p>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['gold', 'nickel', 'rose', 'gunmetal', 'antiqueBrass'],
    sizes: [
      {
        code: 'TK-1725',
        size: mm(25),
        weight: 13,
        pack: 200,
        finishes: ['gold', 'nickel', 'antiqueBrass'],
        measures: attributeTable({
          outerSize: '39 × 30 mm',
          bar: { tr: '2,8 mm, kavisli', en: '2.8 mm, curved' },
        }),
        formerName: 'Oval Toka 25 mm',
      },
      {
        code: 'TK-1730',
        size: mm(30),
        weight: 19,
        pack: 100,
        finishes: ['gold', 'nickel', 'rose', 'gunmetal'],
        measures: attributeTable({
          outerSize: '47 × 36 mm',
          bar: { tr: '3,2 mm, kavisli', en: '3.2 mm, curved' },
          strap: { tr: 'Kumaş ve ince deri kemer', en: 'fabric and thin leather belts' },
        }),
        formerName: 'Oval Toka 30 mm',
      },
    ],
    transporter_types: ['kayis', 'kordon'],
    pictures: gallery('toka-oval-parlak-altin'),
  },
  {
    code: 'TK-18',
    category: 'sus-tokasi',
    name: { tr: 'Kalp Toka', en: 'Heart Buckle' },
    summary: {
      tr: 'Çocuk kemeri, bebek ayakkabısı ve çanta süsü için kalp toka.',
      en: 'A heart-shaped buckle for children’s belts, baby shoes and bag trims.',
    },
    description: {
      tr: '<p>Şekli süs, işi toka: bar omuzların arasından uca iner, dil yan kenara yaslanır ve kayışı gerçekten tutar. İç kenarları 0,6 mm yuvarlatılmıştır, çocuk ürünlerinde aranan sivri kenar deneyinden geçer.</p><p>Bakır yüzey verniklidir; nikelsiz alt kat siparişle yapılır.</p><h3>20 mm</h3><p>Bebek ayakkabısı ve mini çanta için. On gramın altında kalan en küçük dilli tokamız. Bebek ayakkabısında ıslakken deriyi boyamasın diye bakır kat tamamen vernik altında bırakılır; verniksiz verilmez.</p>',
      en: '<p>A trim to look at, a buckle at work: the bar runs from between the shoulders down to the point, and the prong rests on the side and really holds the strap. The inner edges are rounded to 0.6 mm and pass the sharp-edge test for children’s products.</p><p>The copper is lacquered; a nickel-free undercoat is made to order.</p><h3>20 mm</h3><p>For baby shoes and mini bags. At under ten grams, our smallest prong buckle. The copper is sealed all round so that it does not stain wet leather on baby shoes; it is not sold unlacquered.</p>',
    },
    attributes: attributeTable({
      material: material.zamakSteelProng,
      named: { tr: 'İç genişlik', en: 'Inside width' },
    }),
    finishes: ['copper', 'rose', 'lightGold', 'nickel'],
    sizes: [
      {
        code: 'TK-1820',
        size: mm(20),
        weight: 9.5,
        pack: 200,
        finishes: ['copper', 'rose', 'nickel'],
        measures: attributeTable({ outerSize: '34 × 31 mm', thickness: '3 mm' }),
        formerName: 'Kalp Toka 20 mm',
      },
      {
        code: 'TK-1825',
        size: mm(25),
        weight: 17,
        pack: 100,
        measures: attributeTable({ outerSize: '42 × 38 mm', thickness: '3,6 mm' }),
        formerName: 'Kalp Toka 25 mm',
      },
    ],
    transporter_types: ['kayis'],
    pictures: gallery('toka-kalp-parlak-bakir'),
  },
];
