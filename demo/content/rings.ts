import { label, measure } from './attribute-labels.ts';
import type { DemoProduct } from './demo-content.ts';

export const rings: readonly DemoProduct[] = [
  {
    code: 'HL-2035',
    category: 'd-halka',
    name: { tr: 'D Halka 35 mm', en: 'D-Ring 35 mm' },
    summary: {
      tr: 'Çanta sapı ve tasma için açık altın D halka. Ağzı boşluksuz kapalı.',
      en: 'A D-ring in light gold for bag handles and collars, closed without a gap.',
    },
    description: {
      tr: '<p>Düz kenar deri dilin içinde kalır, yay kısmı karabinaya döner. Telin iki ucu düz kenarın ortasında buluşur; dikildiğinde ağız görünmez ve ipliği kesmez.</p><p>Açık altın, bakır ve nikel alt katın üzerine gelir, vernikle kapatılır.</p><h3>Nerede kullanılır?</h3><ul><li>El ve omuz çantası sapı</li><li>Evcil hayvan tasması</li><li>Kemer ve askı bağlantısı</li></ul>',
      en: '<p>The straight side stays in the leather tab, the arc turns towards the hook. The ends of the wire meet in the middle of the straight side: once sewn in, the joint is hidden and does not cut the thread.</p><p>The light gold goes over copper and nickel and is sealed with lacquer.</p><h3>Where it is used</h3><ul><li>Handles of handbags and shoulder bags</li><li>Pet collars</li><li>Joints of belts and straps</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Çelik tel', en: 'Steel wire' } },
      { label: label.innerWidth, value: measure('35 mm') },
      { label: label.wire, value: measure('4,6 mm') },
      { label: label.outerSize, value: measure('45 × 37 mm') },
      { label: label.finish, value: { tr: 'Açık altın', en: 'Light gold' } },
      { label: label.stockSizes, value: measure('20, 23, 30, 35, 40 mm') },
      { label: label.weight, value: measure('16 g') },
      { label: label.pack, value: { tr: '250 adet', en: '250 pieces' } },
    ],
    transporter_types: ['kayis', 'aski', 'kordon'],
    is_featured: true,
    pictures: [
      {
        file: 'dhalka-hero.jpg',
        alt: { tr: 'Açık altın iki D halka, biri küçük', en: 'Two D-rings in light gold, one smaller' },
      },
      {
        file: 'dhalka-detay.jpg',
        alt: {
          tr: 'Deri dile dikilmiş açık altın D halka',
          en: 'D-ring in light gold, sewn into a leather tab',
        },
      },
    ],
  },
  {
    code: 'HL-2134',
    category: 'yuvarlak-halka',
    name: { tr: 'Yuvarlak Halka, Üç Boy', en: 'O-Ring, Three Sizes' },
    summary: {
      tr: 'Üç ölçüde nikel kaplı yuvarlak tel halka: 13, 22 ve 34 mm.',
      en: 'Nickel-plated round wire rings in three sizes: 13, 22 and 34 mm.',
    },
    description: {
      tr: '<p>Yönü olmayan halka: sap, tasma ya da zincir hangi yandan çekerse çeksin aynı yükü taşır. Küçük boy süs ve fermuar ucunda, orta ve büyük boy birleşim yerlerinde kullanılır.</p><p>Üç boyun teli çapıyla birlikte kalınlaşır, aynı çantada yan yana oranı bozmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Üç kollu askı birleşimi</li><li>Anahtarlık ve fermuar ucu</li><li>Çanta ve giyim süsü</li></ul>',
      en: '<p>A ring without a direction: it carries the same load whichever side pulls. The small one suits trims and zip ends, the larger ones joints.</p><p>The wire grows with the diameter, so that the sizes look right beside each other on one bag.</p><h3>Where it is used</h3><ul><li>Joints of three straps</li><li>Key rings and zip ends</li><li>Trims on bags and clothing</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Çelik tel', en: 'Steel wire' } },
      { label: label.innerDiameter, value: measure('13 / 22 / 34 mm') },
      { label: label.wire, value: measure('2,8 / 3,6 / 4,5 mm') },
      { label: label.finish, value: { tr: 'Nikel', en: 'Nickel' } },
      {
        label: label.otherFinishes,
        value: { tr: 'Açık altın, füme, antik sarı', en: 'Light gold, gunmetal, antique brass' },
      },
      { label: label.weight, value: measure('2,4 / 6,4 / 15 g') },
      { label: label.pack, value: { tr: '1.000 / 500 / 250 adet', en: '1,000 / 500 / 250 pieces' } },
    ],
    transporter_types: ['kordon', 'zincir', 'kayis', 'aski'],
    pictures: [
      {
        file: 'yuvarlak-halka-hero.jpg',
        alt: { tr: 'Üç boy nikel yuvarlak halka', en: 'Nickel O-rings in three sizes' },
      },
    ],
  },
  {
    code: 'HL-2240',
    category: 'kare-halka',
    name: { tr: 'Kare Halka 40 mm', en: 'Rectangular Ring 40 mm' },
    summary: {
      tr: 'Kolon bant ve kayışı düz tutan, parlak bakır köşeli halka.',
      en: 'A ring with corners in bright copper that keeps webbing and straps flat.',
    },
    description: {
      tr: '<p>Bant yuvarlak halkada toplanır, kare halkada düz kalır. Köşe yarıçapı bandın kenarını aşındırmayacak kadar geniş, görünüşü yumuşatmayacak kadar dardır.</p><p>Parlak bakır vernikle korunur; verniksiz istenirse zamanla koyulaşır ve iz tutar.</p><h3>Nerede kullanılır?</h3><ul><li>Çanta sapı ve omuz askısı bağlantısı</li><li>Sırt çantası alt bandı</li><li>Mobilya ve puf askısı</li></ul>',
      en: '<p>Webbing bunches up in a round ring and stays flat in this one. The corners are wide enough to spare the edge of the strap and tight enough to keep the shape crisp.</p><p>The bright copper is lacquered; without lacquer it darkens with time and keeps the marks of use.</p><h3>Where it is used</h3><ul><li>Joints of handles and shoulder straps</li><li>Lower straps of backpacks</li><li>Straps on furniture and poufs</li></ul>',
    },
    attributes: [
      { label: label.material, value: { tr: 'Çelik tel', en: 'Steel wire' } },
      { label: label.innerSize, value: measure('41 × 21 mm') },
      { label: label.wire, value: measure('4,4 mm') },
      { label: label.finish, value: { tr: 'Parlak bakır, vernikli', en: 'Bright copper, lacquered' } },
      { label: label.strap, value: { tr: '34–40 mm bant', en: 'straps of 34–40 mm' } },
      { label: label.stockSizes, value: measure('25, 30, 40, 50 mm') },
      { label: label.weight, value: measure('16 g') },
      { label: label.pack, value: { tr: '250 adet', en: '250 pieces' } },
    ],
    transporter_types: ['kayis', 'aski'],
    is_featured: true,
    pictures: [
      {
        file: 'kare-halka-hero.jpg',
        alt: {
          tr: 'Dokuma banda geçirilmiş parlak bakır kare halka',
          en: 'Rectangular ring in bright copper on webbing',
        },
      },
    ],
  },
];
