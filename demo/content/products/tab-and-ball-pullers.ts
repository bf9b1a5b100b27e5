import { attributeTable, material, pieces, plated } from '../attribute-table.ts';
import type { DemoProduct } from '../demo-content.ts';
import { gallery } from '../pictures.ts';

/** Derili ve bilyalı elcikler: flexible pullers. */
export const tabAndBallPullers: readonly DemoProduct[] = [
  {
    code: 'FE-6545',
    category: 'derili-elcik',
    name: { tr: 'Derili Elcik 45 mm', en: 'Leather Puller 45 mm' },
    summary: {
      tr: 'Kahverengi deri dil, antik sarı perçin ve halka; iki kenarı dikişli.',
      en: 'A tab of brown leather sewn along both sides, with rivet and ring in antique brass.',
    },
    description: {
      tr: '<p>1,5 mm bitkisel sepili dana derisi halkadan geçirilip katlanır, kenarlarından dikilir, dibinden perçinlenir. Dikiş yıllar sonra açılsa da dili perçin tutar. Metal ele değmez: soğukta ve ses istenmeyen yerde tercih edilir.</p><p>Deri EN ISO 17075’e göre krom VI deneyinden geçer. Kahverengi, taba ve siyah stoktadır; 300 adetten başlayan siparişte çantanın kendi derisi kesilir. Yarım metrekare deri 300 elciğe yeter.</p>',
      en: '<p>Vegetable-tanned calf of 1.5 mm is folded through the ring, sewn along its edges and riveted at the root. Should the seam open after years, the rivet still holds the tab. The hand touches no metal: good in the cold, and wherever a puller must not rattle.</p><p>The leather is tested for chromium VI to EN ISO 17075. Brown, tan and black are in stock; from 300 pieces the tabs are cut from the leather of your bag. Half a square metre is enough for those.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Dana derisi, pirinç', en: 'Calf leather, brass' },
      length: { tr: '45 mm (halka hariç)', en: '45 mm (without the ring)' },
      width: '10 mm',
      fixing: { tr: 'Açık halka, Ø 11 mm', en: 'Open ring, 11 mm' },
      zip: { tr: 'No. 8 ve No. 10', en: 'No. 8 and No. 10' },
      engraving: { tr: 'Sıcak baskı, 5 × 20 mm', en: 'Hot stamping, 5 × 20 mm' },
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'gunmetal', 'lightGold'),
      pack: pieces(100),
    }),
    transporter_types: [],
    pictures: gallery('elcik-derili-hero', 'elcik-derili-yakin'),
  },
  {
    code: 'FE-6535',
    category: 'derili-elcik',
    name: { tr: 'Derili Elcik 35 mm', en: 'Leather Puller 35 mm' },
    summary: {
      tr: 'Omuz çantası ve deri yelek için 8 mm enli kısa dil.',
      en: 'A short tab, 8 mm wide, for shoulder bags and leather waistcoats.',
    },
    description: {
      tr: '<p>Derisi 1,2 mm’dir; katlandığında No. 5 kursörün yanında kalın durmaz. Yıkanan mont ve trikoda gerçek deri sertleşir, boyası akar: oraya aynı bıçakla kesilen mikrofiber çeşidini takın. 40 °C’de yirmi yıkamaya dayanır, perçini ve halkası değişmez.</p>',
      en: '<p>Cut from leather of 1.2 mm, it does not look heavy beside a No. 5 slider when folded. On jackets and knits that are washed real leather hardens and bleeds: use the kind in microfibre, cut with the same knife. It stands twenty washes at 40 °C, with the same rivet and ring.</p>',
    },
    attributes: attributeTable({
      material: { tr: 'Dana derisi ya da mikrofiber, pirinç', en: 'Calf leather or microfibre, brass' },
      length: '35 mm',
      width: '8 mm',
      fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, 9 mm' },
      zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
      finish: plated('antiqueBrass'),
      otherFinishes: plated('nickel', 'lightGold'),
      weight: '1,6 g',
      pack: pieces(200),
    }),
    transporter_types: [],
    pictures: gallery('elcik-derili-hero', 'elcik-derili-yakin'),
  },
  {
    code: 'FE-6644',
    category: 'bilyali-elcik',
    name: { tr: 'Bilyalı Elcik 44 mm', en: 'Ball-Chain Puller 44 mm' },
    summary: {
      tr: 'Yedi bilyalık kısa zincirin ucunda dolu bakır sarkıt.',
      en: 'A solid copper drop on a short chain of seven balls.',
    },
    description: {
      tr: '<p>Bilyalar her yöne döner; sarkıt hep aşağı bakar, köprüde burulup fermuarı zorlamaz. Zincirin bir ucu göze, öbür ucu sarkıtın boynuna sıkılır ve ikisi de 80 N taşır. Sarkıt 18 mm boyunda, tornalanmış ve içi doludur; ağırlığı elde hissedilir.</p><p>Parlak bakırı vernik korur. Vernik çizildiği yerden kararır; eskimiş görünüm isteyene verniksiz gönderilir, bir iki haftada parmak değen yerler koyulaşır.</p>',
      en: '<p>The balls turn in all directions; the drop always hangs down and does not twist in the bridge or strain the zip. One end of the chain is pressed into the eye, the other into the neck of the drop, and both carry 80 N. The drop is turned and solid: at 18 mm long it has a weight that the hand notices.</p><p>Lacquer keeps the copper bright. Where it is scratched it darkens; for an aged look the puller is sold without lacquer, and within a week or two the places that fingers touch turn brown.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      length: { tr: '44 mm (halka hariç)', en: '44 mm (without the ring)' },
      width: { tr: '8 mm (sarkıt)', en: '8 mm (drop)' },
      ball: '3,2 mm',
      fixing: { tr: 'Açık halka, Ø 9 mm', en: 'Open ring, 9 mm' },
      zip: { tr: 'No. 5 ve No. 8', en: 'No. 5 and No. 8' },
      finish: plated('copper'),
      otherFinishes: plated('gold', 'nickel', 'gunmetal'),
      pack: pieces(250),
    }),
    transporter_types: [],
    pictures: gallery('elcik-bilyali-hero', 'elcik-bilyali-yakin'),
  },
  {
    code: 'FE-6633',
    category: 'bilyali-elcik',
    name: { tr: 'Bilyalı Elcik 33 mm', en: 'Ball-Chain Puller 33 mm' },
    summary: {
      tr: 'Kapüşonlu hırka, polar ve ince çanta fermuarı için 33 mm.',
      en: '33 mm for hooded cardigans, fleece and light bag zips.',
    },
    description: {
      tr: '<p>2 gramdır, No. 3 kursörü aşağı çekmez. Çocuk giyiminde fermuar ucuna EN 14682’nin tanıdığı 75 mm’nin içinde kalır; yine de üç yaş altına sarkan elcik takmayın. Sarkıt ayrıca, sıkma boynuyla tek başına da verilir; kapüşon bağının ucu elcikle takım olur.</p>',
      en: '<p>It weighs 2 grams and does not pull a No. 3 slider down. On children’s wear it stays within the 75 mm that EN 14682 allows for zip pulls; below three years of age use no hanging puller all the same. The drop is also sold by itself with a crimp neck, so that the ends of the hood cord match.</p>',
    },
    attributes: attributeTable({
      material: material.brass,
      length: '33 mm',
      width: { tr: '6 mm (sarkıt)', en: '6 mm (drop)' },
      ball: '2,4 mm',
      zip: { tr: 'No. 3 ve No. 5', en: 'No. 3 and No. 5' },
      finish: plated('copper'),
      otherFinishes: plated('nickel', 'lightGold'),
      weight: '2 g',
      pack: pieces(500),
    }),
    transporter_types: [],
    pictures: gallery('elcik-bilyali-hero', 'elcik-bilyali-yakin'),
  },
];
