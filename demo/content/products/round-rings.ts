import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const roundRings: readonly DemoProduct[] = [
  {
    code: 'HL-21',
    category: 'kapali-halka',
    name: { tr: 'Yuvarlak Halka', en: 'O-Ring' },
    summary: {
      tr: 'Telden bükülen yuvarlak halka; 13, 22 ve 34 mm aynı seri.',
      en: 'An O-ring of bent wire: 13, 22 and 34 mm in one series.',
    },
    description: {
      tr: '<p>Yönü olmayan halka: sap, tasma ya da zincir hangi yandan çekerse çeksin aynı yükü taşır.</p><p>Serinin üç boyunda tel çapla birlikte kalınlaşır, aynı çantada yan yana oranı bozmaz.</p><h3>22 mm</h3><p>Zincir sapı çantanın gövdesine bağlar. Zincir ucuna takılacaksa açık ağızlı gönderilir, pense ile kapatılır. Tel tavlı olduğundan iki kez açılıp kapanmaya dayanır; üçüncüsünde halkayı değiştirin.</p><h3>Nerede kullanılır?</h3><ul><li>Üç kollu askı birleşimi</li><li>Hobo çanta sapı</li><li>Koşum ve eğitim tasması</li></ul>',
      en: '<p>A ring with no direction: it carries the same load whichever way the handle, collar or chain pulls.</p><p>Across the three sizes of the series, the wire grows with the diameter, so that they look right side by side on one bag.</p><h3>22 mm</h3><p>It joins a chain handle to the bag. For chain ends it is supplied open, to be closed with pliers. The wire is annealed and can be opened and closed twice; the third time, use a new ring.</p><h3>Where it is used</h3><ul><li>Three-way strap joints</li><li>Handles of hobo bags</li><li>Harness and training collars</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      named: { tr: 'İç çap', en: 'Inside diameter' },
    }),
    finishes: ['nickel', 'lightGold', 'gunmetal', 'antiqueBrass'],
    sizes: [
      {
        code: 'HL-2113',
        size: mm(13),
        weight: 2.4,
        pack: 1000,
        measures: attributeTable({
          wire: '2,8 mm',
          outerDiameter: '18,6 mm',
          joint: { tr: 'Kapalı ya da açık', en: 'Closed or open' },
        }),
      },
      {
        code: 'HL-2122',
        size: mm(22),
        weight: 6.4,
        pack: 500,
        finishes: ['nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          wire: '3,6 mm',
          outerDiameter: '29,2 mm',
          joint: { tr: 'Kapalı ya da açık', en: 'Closed or open' },
        }),
        formerName: 'Yuvarlak Halka 22 mm',
      },
      {
        code: 'HL-2134',
        size: mm(34),
        weight: 15,
        pack: 250,
        measures: attributeTable({
          wire: '4,5 mm',
          outerDiameter: '43 mm',
          joint: { tr: 'Kapalı', en: 'Closed' },
        }),
        formerName: 'Yuvarlak Halka 34 mm',
      },
    ],
    transporter_types: ['kordon', 'zincir', 'kayis', 'aski'],
    pictures: gallery('yuvarlak-halka-nikel'),
  },
];
