import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** D ve kare halkalar: wire rings with a straight side. */
export const straightRings: readonly DemoProduct[] = [
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
    attributes: attributeTable({
      material: material.steelWire,
      innerWidth: '35 mm',
      wire: '4,6 mm',
      outerSize: '44,2 × 37 mm',
      finish: plated('lightGold'),
      stockSizes: '20, 23, 25, 30, 35, 40 mm',
      weight: '16 g',
      pack: pieces(250),
    }),
    transporter_types: ['kayis', 'aski', 'kordon'],
    is_featured: true,
    pictures: gallery('dhalka-hero', 'dhalka-detay', 'atolye-genis'),
  },
  {
    code: 'HL-2025',
    category: 'd-halka',
    name: { tr: 'D Halka 25 mm', en: 'D-Ring 25 mm' },
    summary: {
      tr: 'Çapraz çanta, tulum askısı ve orta boy tasma için 25 mm.',
      en: '25 mm, for shoulder bags, dungarees and medium collars.',
    },
    description: {
      tr: '<p>Stokta en hızlı dönen ölçü. 3,6 mm tel 25 mm kayışa yeter; daha ağır iş için aynı iç genişlikte 4,6 mm telli ve alın kaynaklı çeşidi yapılır.</p><p>Kaynaksız halkada çekiş deneyi 90 kg’da ağız açılmadan biter. Değer bilgi içindir, kaldırma işinde kullanılmaz.</p>',
      en: '<p>The size that leaves stock fastest. Wire of 3.6 mm is enough for a strap of 25 mm; for heavier work the same width is made in 4.6 mm, butt-welded.</p><p>Unwelded, the joint stays closed in a pull test of 90 kg. The figure is for information: the ring is not for lifting.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      innerWidth: '25 mm',
      wire: '3,6 mm',
      outerSize: '32,2 × 26 mm',
      joint: { tr: 'Boşluksuz, istenirse kaynaklı', en: 'Closed; welded on request' },
      finish: plated('lightGold'),
      otherFinishes: plated('nickel', 'gunmetal', 'antiqueBrass'),
      weight: '6,8 g',
      pack: pieces(500),
    }),
    transporter_types: ['kayis', 'aski', 'kordon'],
    pictures: gallery('dhalka-hero', 'dhalka-detay'),
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
    attributes: attributeTable({
      material: material.steelWire,
      innerSize: '41 × 21 mm',
      wire: '4,4 mm',
      finish: { tr: 'Parlak bakır, vernikli', en: 'Bright copper, lacquered' },
      strap: { tr: '34–40 mm bant', en: 'straps of 34–40 mm' },
      stockSizes: '25, 30, 40, 50 mm',
      weight: '16 g',
      pack: pieces(250),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('kare-halka-hero', 'kare-halka-yakin', 'atolye-genis'),
  },
  {
    code: 'HL-2230',
    category: 'kare-halka',
    name: { tr: 'Kare Halka 30 mm', en: 'Rectangular Ring 30 mm' },
    summary: {
      tr: 'TK-1530 ayar tokasının eşi: aynı bant, aynı kaplama seçenekleri.',
      en: 'The companion of adjuster TK-1530: same webbing, same choice of finishes.',
    },
    description: {
      tr: '<p>Omuz askısının sabit ucunda kullanılır. Tel, ayar tokasının barıyla aynı kalınlıktadır; iki parça yan yana aynı ürün gibi durur. Takım hâlinde aynı kaplama banyosundan istenirse ton farkı kalmaz.</p>',
      en: '<p>For the fixed end of a shoulder strap. The wire is as thick as the bar of the adjuster, so that the two look like one article. Ordered together they go through the same bath and match in tone.</p>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      innerSize: '30 × 18 mm',
      wire: '4 mm',
      finish: plated('copper'),
      otherFinishes: plated('nickel', 'lightGold', 'gunmetal', 'mattBlack'),
      strap: { tr: '25–30 mm bant', en: 'straps of 25–30 mm' },
      weight: '10,5 g',
      pack: pieces(500),
    }),
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('kare-halka-hero', 'kare-halka-yakin', 'atolye-genis'),
  },
];
