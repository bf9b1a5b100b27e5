import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const straightRings: readonly DemoProduct[] = [
  {
    code: 'HL-20',
    category: 'd-halka',
    name: { tr: 'D Halka', en: 'D-Ring' },
    summary: {
      tr: 'Çanta sapı ve tasma için D halka; ağzı boşluksuz kapalı, altı ölçüde.',
      en: 'A D-ring for bag handles and collars, closed without a gap, in six sizes.',
    },
    description: {
      tr: '<p>Düz kenar deri dilin içinde kalır, yay kısmı karabinaya döner. Telin iki ucu düz kenarın ortasında buluşur; dikildiğinde ağız görünmez ve ipliği kesmez.</p><p>Açık altın, bakır ve nikel alt katın üzerine gelir, vernikle kapatılır.</p><h3>25 mm</h3><p>Çapraz çanta, tulum askısı ve orta boy tasma için; en çok satan ölçümüz. 3,6 mm tel 25 mm kayışa yeter; daha ağır iş için aynı iç genişlikte 4,6 mm telli ve alın kaynaklı çeşidi yapılır.</p><p>Kaynaksız halkanın ağzı 900 N’luk (yaklaşık 90 kg) çekme deneyinde açılmaz. Değer bilgi içindir; halka kaldırma işinde kullanılmaz.</p><h3>Nerede kullanılır?</h3><ul><li>El ve omuz çantası sapı</li><li>Evcil hayvan tasması</li><li>Kemer ve askı bağlantısı</li></ul>',
      en: '<p>The straight side stays in the leather tab, the arc turns towards the hook. The ends of the wire meet in the middle of the straight side: once sewn in, the joint is hidden and cannot cut the thread.</p><p>Light gold is plated over copper and nickel and sealed with lacquer.</p><h3>25 mm</h3><p>For crossbody bags, dungarees and medium collars; our best-selling size. 3.6 mm wire is enough for a 25 mm strap; for heavier work, the same width is made in 4.6 mm wire, butt-welded.</p><p>Unwelded, the joint stays closed in a 900 N (about 90 kg) pull test. The figure is for information only: the ring is not for lifting.</p><h3>Where it is used</h3><ul><li>Handles of handbags and shoulder bags</li><li>Pet collars</li><li>Belt and strap joints</li></ul>',
    },
    attributes: attributeTable({
      material: material.steelWire,
      named: { tr: 'İç genişlik', en: 'Inside width' },
      joint: { tr: 'Boşluksuz, istenirse kaynaklı', en: 'Closed; welded on request' },
    }),
    finishes: ['lightGold', 'nickel', 'gunmetal', 'antiqueBrass', 'copper', 'mattBlack'],
    sizes: [
      {
        code: 'HL-2020',
        size: mm(20),
        weight: 4.2,
        pack: 500,
        finishes: ['lightGold', 'nickel', 'gunmetal', 'antiqueBrass'],
        measures: attributeTable({ wire: '3 mm', outerSize: '26 × 21 mm' }),
      },
      {
        code: 'HL-2023',
        size: mm(23),
        weight: 5.2,
        pack: 500,
        finishes: ['lightGold', 'nickel', 'gunmetal'],
        measures: attributeTable({ wire: '3,2 mm', outerSize: '29,4 × 24 mm' }),
      },
      {
        code: 'HL-2025',
        size: mm(25),
        weight: 6.8,
        pack: 500,
        measures: attributeTable({ wire: '3,6 mm', outerSize: '32,2 × 26 mm' }),
        formerName: 'D Halka 25 mm',
      },
      {
        code: 'HL-2030',
        size: mm(30),
        weight: 10.5,
        pack: 250,
        finishes: ['lightGold', 'nickel', 'gunmetal', 'antiqueBrass', 'mattBlack'],
        measures: attributeTable({ wire: '4 mm', outerSize: '38 × 31,5 mm' }),
      },
      {
        code: 'HL-2035',
        size: mm(35),
        weight: 16,
        pack: 250,
        measures: attributeTable({ wire: '4,6 mm', outerSize: '44,2 × 37 mm' }),
        formerName: 'D Halka 35 mm',
      },
      {
        code: 'HL-2040',
        size: mm(40),
        weight: 22,
        pack: 100,
        finishes: ['lightGold', 'nickel', 'gunmetal'],
        measures: attributeTable({ wire: '5 mm', outerSize: '50 × 42 mm' }),
      },
    ],
    transporter_types: ['kayis', 'aski', 'kordon'],
    is_featured: true,
    pictures: gallery('dhalka-acik-altin', 'dhalka-kullanim', 'dhalka-yakin'),
  },
  {
    code: 'HL-22',
    category: 'kare-halka',
    name: { tr: 'Kare Halka', en: 'Rectangular Ring' },
    summary: {
      tr: 'Kolon bant ve kayışı düz tutan köşeli halka.',
      en: 'A square-cornered ring that keeps webbing and straps flat.',
    },
    description: {
      tr: '<p>Bant yuvarlak halkada toplanır, kare halkada düz kalır. Köşe yarıçapı bandın kenarını aşındırmayacak kadar geniş, görünüşü yumuşatmayacak kadar dardır.</p><p>Parlak bakır vernikle korunur; verniksiz istenirse zamanla koyulaşır ve iz tutar.</p><h3>30 mm</h3><p>TK-1530 ayar tokasının eşi: aynı bant, aynı kaplama seçenekleri. Omuz askısının sabit ucunda kullanılır. Tel, ayar tokasının barıyla aynı kalınlıktadır; iki parça yan yana aynı ürün gibi durur. Takım hâlinde aynı kaplama banyosundan istenirse ton farkı kalmaz.</p><h3>Nerede kullanılır?</h3><ul><li>Çanta sapı ve omuz askısı bağlantısı</li><li>Sırt çantası alt bandı</li><li>Mobilya ve puf askısı</li></ul>',
      en: '<p>Webbing bunches up in a round ring and stays flat in this one. The corner radius is wide enough to spare the edge of the strap and tight enough to keep the shape crisp.</p><p>The bright copper is lacquered; without lacquer it darkens over time and shows marks of use.</p><h3>30 mm</h3><p>The companion to slide adjuster TK-1530: same webbing, same choice of finishes. For the fixed end of a shoulder strap. The wire is as thick as the bar of the adjuster, so that the two look like one piece. Order them together and they go through the same bath, so the shade matches.</p><h3>Where it is used</h3><ul><li>Handle and shoulder-strap joints</li><li>Lower straps of backpacks</li><li>Straps on furniture and poufs</li></ul>',
    },
    attributes: attributeTable({ material: material.steelWire }),
    finishes: ['copper', 'nickel', 'lightGold', 'gunmetal', 'mattBlack'],
    sizes: [
      {
        code: 'HL-2225',
        size: mm(25),
        weight: 6.8,
        pack: 500,
        finishes: ['copper', 'nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          innerSize: '25 × 15 mm',
          wire: '3,5 mm',
          strap: { tr: '20–25 mm bant', en: '20–25 mm straps' },
        }),
      },
      {
        code: 'HL-2230',
        size: mm(30),
        weight: 10.5,
        pack: 500,
        measures: attributeTable({
          innerSize: '30 × 18 mm',
          wire: '4 mm',
          strap: { tr: '25–30 mm bant', en: '25–30 mm straps' },
        }),
        formerName: 'Kare Halka 30 mm',
      },
      {
        code: 'HL-2240',
        size: mm(40),
        weight: 16,
        pack: 250,
        finishes: ['copper', 'nickel', 'lightGold', 'gunmetal'],
        measures: attributeTable({
          innerSize: '41 × 21 mm',
          wire: '4,4 mm',
          strap: { tr: '34–40 mm bant', en: '34–40 mm straps' },
        }),
        formerName: 'Kare Halka 40 mm',
      },
      {
        code: 'HL-2250',
        size: mm(50),
        weight: 26,
        pack: 100,
        finishes: ['nickel', 'gunmetal', 'mattBlack'],
        measures: attributeTable({
          innerSize: '51 × 25 mm',
          wire: '5 mm',
          strap: { tr: '45–50 mm bant', en: '45–50 mm straps' },
        }),
      },
    ],
    transporter_types: ['kayis', 'aski'],
    pictures: gallery('kare-halka-parlak-bakir'),
  },
];
