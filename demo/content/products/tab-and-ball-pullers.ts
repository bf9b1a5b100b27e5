import { attributeTable, material } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';
import { mm } from '../sizes.ts';

export const tabAndBallPullers: readonly DemoProduct[] = [
  {
    code: 'FE-65',
    category: 'derili-elcik',
    name: { tr: 'Derili Elcik', en: 'Leather Puller' },
    summary: {
      tr: 'Kahverengi deri dil, metal perçin ve halka; iki kenarı dikişli.',
      en: 'A brown leather tab, stitched along both edges, with a metal rivet and ring.',
    },
    description: {
      tr: '<p>Uzun boyda 1,5 mm’lik bitkisel sepili dana derisi halkadan geçirilip katlanır, kenarlarından dikilir, dibinden perçinlenir. Dikiş yıllar sonra açılsa da dili perçin tutar. Metal ele değmez: soğukta ve ses istenmeyen yerde tercih edilir.</p><p>Deri EN ISO 17075’e göre krom VI deneyinden geçer. Kahverengi, taba ve siyah stoktadır; 300 adetten başlayan siparişte çantanın kendi derisi kesilir. Yarım metrekare deri 300 elciğe yeter.</p><h3>35 mm</h3><p>Omuz çantası ve deri yelek için 8 mm enli kısa dil. Derisi 1,2 mm’dir; katlandığında No. 5 kursörün yanında kalın durmaz. Yıkanan mont ve trikoda gerçek deri sertleşir, boyası akar: oraya aynı bıçakla kesilen mikrofiber çeşidini takın. 40 °C’de yirmi yıkamaya dayanır, perçini ve halkası değişmez.</p>',
      en: '<p>Vegetable-tanned calf, 1.5 mm thick in the long size, is folded through the ring, sewn along its edges and riveted at the root. Should the stitching open after years, the rivet still holds the tab. The hand touches no metal: ideal in the cold, and wherever a puller must not rattle.</p><p>The leather is tested for chromium VI to EN ISO 17075. Brown, tan and black are in stock; from 300 pieces we cut the tabs from the leather of your bag. Half a square metre is enough for 300 pullers.</p><h3>35 mm</h3><p>A short tab, 8 mm wide, for shoulder bags and leather waistcoats. Cut from leather of 1.2 mm, it does not look heavy beside a No. 5 slider when folded. On jackets and knits that are washed, real leather hardens and its dye runs: use the microfibre version, cut with the same knife. It withstands twenty washes at 40 °C, with the same rivet and ring.</p>',
    },
    attributes: attributeTable({ named: { tr: 'Boy (halka hariç)', en: 'Length without ring' } }),
    finishes: ['antiqueBrass', 'nickel', 'gunmetal', 'lightGold'],
    sizes: [
      {
        code: 'FE-6535',
        size: mm(35),
        weight: 1.6,
        pack: 200,
        finishes: ['antiqueBrass', 'nickel', 'lightGold'],
        measures: attributeTable({
          material: { tr: 'Dana derisi ya da mikrofiber, pirinç', en: 'Calf leather or microfibre, brass' },
          width: '8 mm',
          fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, Ø 9 mm' },
          zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
        }),
        formerName: 'Derili Elcik 35 mm',
      },
      {
        code: 'FE-6545',
        size: mm(45),
        weight: 2.8,
        pack: 100,
        measures: attributeTable({
          material: { tr: 'Dana derisi, pirinç', en: 'Calf leather, brass' },
          width: '10 mm',
          fixing: { tr: 'Açık halka, Ø 11 mm', en: 'Open ring, Ø 11 mm' },
          zip: { tr: 'No. 8 ve No. 10', en: 'No. 8 and No. 10' },
          engraving: { tr: 'Sıcak baskı, 5 × 20 mm', en: 'Hot stamping, 5 × 20 mm' },
        }),
        formerName: 'Derili Elcik 45 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('elcik-derili-antik-sari'),
  },
  {
    code: 'FE-66',
    category: 'bilyali-elcik',
    name: { tr: 'Bilyalı Elcik', en: 'Ball-Chain Puller' },
    summary: {
      tr: 'Yedi bilyalık kısa zincirin ucunda dolu sarkıt.',
      en: 'A solid drop on a short chain of seven balls.',
    },
    description: {
      tr: '<p>Bilyalar her yöne döner; sarkıt hep aşağı bakar, köprüde burulup fermuarı zorlamaz. Zincirin bir ucu göze, öbür ucu sarkıtın boynuna sıkılır ve ikisi de 80 N taşır. Sarkıt tornalanmış ve içi doludur, büyük boyda 18 mm uzundur; ağırlığı elde hissedilir.</p><p>Parlak bakırı vernik korur. Vernik çizildiği yerden kararır; eskimiş görünüm isteyene verniksiz gönderilir, bir iki haftada parmak değen yerler koyulaşır.</p><h3>33 mm</h3><p>Kapüşonlu hırka, polar ve ince çanta fermuarı için. 2 gramdır, No. 3 kursörü aşağı çekmez. Çocuk giyiminde fermuar ucuna EN 14682’nin tanıdığı 75 mm’nin içinde kalır; yine de üç yaş altına sarkan elcik takmayın. Sarkıt ayrıca, sıkma boynuyla tek başına da verilir; kapüşon bağının ucu elcikle takım olur.</p>',
      en: '<p>The balls turn in all directions; the drop always hangs down and does not twist in the bridge or strain the zip. One end of the chain is crimped into the eye, the other into the neck of the drop, and both hold 80 N. The drop is turned and solid, 18 mm long in the large size: you feel its weight in the hand.</p><p>Lacquer keeps the copper bright. Where the lacquer is scratched, the copper darkens; for an aged look we supply it unlacquered, and within a week or two the places that fingers touch turn darker.</p><h3>33 mm</h3><p>For hooded cardigans, fleece and light bag zips. It weighs 2 grams and does not pull a No. 3 slider down. On children’s wear it stays within the 75 mm that EN 14682 allows for zip pulls; even so, use no hanging puller for children under three. The drop is also sold separately with a crimp neck, so that the ends of the hood cord match the puller.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      named: { tr: 'Boy (halka hariç)', en: 'Length without ring' },
    }),
    finishes: ['copper', 'gold', 'nickel', 'gunmetal', 'lightGold'],
    sizes: [
      {
        code: 'FE-6633',
        size: mm(33),
        weight: 2,
        pack: 500,
        finishes: ['copper', 'nickel', 'lightGold'],
        measures: attributeTable({
          width: { tr: '6 mm (sarkıt)', en: '6 mm (drop)' },
          ball: '2,4 mm',
          fixing: { tr: 'Açık halka, Ø 7 mm', en: 'Open ring, Ø 7 mm' },
          zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
        }),
        formerName: 'Bilyalı Elcik 33 mm',
      },
      {
        code: 'FE-6644',
        size: mm(44),
        weight: 4.6,
        pack: 250,
        finishes: ['copper', 'gold', 'nickel', 'gunmetal'],
        measures: attributeTable({
          width: { tr: '8 mm (sarkıt)', en: '8 mm (drop)' },
          ball: '3,2 mm',
          fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, Ø 9 mm' },
          zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
        }),
        formerName: 'Bilyalı Elcik 44 mm',
      },
    ],
    transporter_types: [],
    pictures: gallery('elcik-bilyali-parlak-bakir'),
  },
];
