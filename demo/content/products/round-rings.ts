import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Kapalı halkalar: closed rings of round wire. */
export const roundRings: readonly DemoProduct[] = [
  {
    code: 'HL-2134',
    category: 'kapali-halka',
    name: { tr: 'Yuvarlak Halka 34 mm', en: 'O-Ring 34 mm' },
    summary: {
      tr: '4,5 mm telden, nikel kaplı yuvarlak halka. 13 ve 22 mm boylarıyla aynı seri.',
      en: 'A nickel-plated O-ring of 4.5 mm wire, in one series with those of 13 and 22 mm.',
    },
    description: {
      tr: '<p>Yönü olmayan halka: sap, tasma ya da zincir hangi yandan çekerse çeksin aynı yükü taşır.</p><p>Serinin üç boyunda tel çapla birlikte kalınlaşır, aynı çantada yan yana oranı bozmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Üç kollu askı birleşimi</li><li>Hobo çanta sapı</li><li>Koşum ve eğitim tasması</li></ul>',
      en: '<p>A ring without a direction: it carries the same load whichever side pulls.</p><p>In the three sizes of the series the wire grows with the diameter, so that they look right beside each other on one bag.</p><h3>Where it is used</h3><ul><li>Joints of three straps</li><li>Handles of hobo bags</li><li>Harness and training collars</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      innerDiameter: '34 mm',
      wire: '4,5 mm',
      outerDiameter: '43 mm',
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'gunmetal', 'antiqueBrass'),
      stockSizes: '13, 22, 34 mm',
      weight: '15 g',
      pack: pieces(250),
    }),
    transporter_types: ['kordon', 'zincir', 'kayis', 'aski'],
    pictures: gallery('yuvarlak-halka-hero', 'yuvarlak-halka-yakin', 'atolye-genis'),
  },
  {
    code: 'HL-2122',
    category: 'kapali-halka',
    name: { tr: 'Yuvarlak Halka 22 mm', en: 'O-Ring 22 mm' },
    summary: {
      tr: 'Zincir sapı gövdeye bağlayan, 3,6 mm telden nikel halka.',
      en: 'A nickel ring of 3.6 mm wire that joins a chain handle to the bag.',
    },
    description: {
      tr: '<p>Zincir ucuna takılacaksa açık ağızlı gönderilir, pense ile kapatılır. Tel tavlı olduğundan iki kez açılıp kapanmaya dayanır; üçüncüsünde halkayı değiştirin.</p>',
      en: '<p>For chain ends it is sent open, to be closed with pliers. The wire is annealed and takes two openings; after the third use a new ring.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      innerDiameter: '22 mm',
      wire: '3,6 mm',
      joint: { tr: 'Kapalı ya da açık', en: 'Closed or open' },
      finish: plated('nickel'),
      otherFinishes: plated('lightGold', 'gunmetal'),
      weight: '6,4 g',
      pack: pieces(500),
    }),
    transporter_types: ['kordon', 'zincir', 'aski'],
    pictures: gallery('yuvarlak-halka-hero', 'yuvarlak-halka-yakin', 'atolye-genis'),
  },
];
