import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const pullerCategories: DemoCategory = {
  seo_name: 'fermuar-elcigi',
  name: { tr: 'Fermuar Elciği', en: 'Zip Pullers' },
  description: {
    tr: 'Dikilmiş fermuara da sonradan takılan elcikler. Hangi numara fermuara uyduğu her ürünün tablosunda yazar.',
    en: 'Pullers that can be added even to a zip already sewn in. Each product’s table shows which zips it fits.',
  },
  seo_title: seoTitle('Fermuar Elciği Modelleri', 'Zip Pullers'),
  seo_description: {
    tr: 'Damla, halkalı, plaka, çubuk, derili ve bilyalı fermuar elcikleri: boy, en ve uygun fermuar numarasıyla.',
    en: 'Teardrop, ring, plate, bar, leather and ball-chain zip pullers with lengths, widths and the zips they fit.',
  },
  picture: 'elcik-genis.jpg',
  sub_categories: [
    {
      seo_name: 'damla-elcik',
      name: { tr: 'Damla Elcik', en: 'Teardrop Pullers' },
      description: {
        tr: 'Ucu geniş, boynu dar; parmak yerini kendi bulur.',
        en: 'Wide at the end, narrow at the neck: the fingers find their place.',
      },
      seo_title: seoTitle('Damla Elcik', 'Teardrop Pullers'),
      seo_description: {
        tr: '26, 32 ve 40 mm damla fermuar elcikleri.',
        en: 'Teardrop pullers of 26, 32 and 40 mm.',
      },
      picture: 'elcik-damla-nikel.jpg',
    },
    {
      seo_name: 'halkali-elcik',
      name: { tr: 'Halkalı Elcik', en: 'Ring Pullers' },
      description: {
        tr: 'İçine parmak giren, eldivenle çekilen elcikler.',
        en: 'A ring for your finger, with or without a glove.',
      },
      seo_title: seoTitle('Halkalı Elcik', 'Ring Pullers'),
      seo_description: {
        tr: '28 ve 35 mm füme halkalı fermuar elciği: iç çap ve uygun fermuar numarası.',
        en: 'Ring pullers of 28 and 35 mm in gunmetal: inside diameter and the zips they fit.',
      },
      picture: 'elcik-halkali-fume.jpg',
    },
    {
      seo_name: 'plaka-elcik',
      name: { tr: 'Plaka Elcik', en: 'Plate Pullers' },
      description: {
        tr: 'Sacdan kesilmiş pencereli plakalar; kordon bağlanır ya da lazerle logo yazılır.',
        en: 'Plates with a window, cut from sheet metal, for a cord or a laser-engraved logo.',
      },
      seo_title: seoTitle('Plaka Elcik', 'Plate Pullers'),
      seo_description: {
        tr: '25 × 8 ve 30 × 10 mm mat siyah plaka elcik: sac kalınlığı, penceresi, ağırlığı.',
        en: 'Matt black plate pullers, 25 × 8 and 30 × 10 mm: sheet thickness, window, weight.',
      },
      picture: 'elcik-plaka-mat-siyah.jpg',
    },
    {
      seo_name: 'cubuk-elcik',
      name: { tr: 'Çubuk Elcik', en: 'Bar Pullers' },
      description: {
        tr: 'Pirinç çubuktan tornalanan ince elcikler. Çanta, elbise ve cüzdan için.',
        en: 'Slim pullers turned from brass bar, for bags, dresses and wallets.',
      },
      seo_title: seoTitle('Çubuk Elcik', 'Bar Pullers'),
      seo_description: {
        tr: '18, 25 ve 32 mm çubuk fermuar elciği: çapı, ağırlığı, özel boy siparişi.',
        en: 'Bar pullers of 18, 25 and 32 mm: diameters, weights, other lengths to order.',
      },
      picture: 'elcik-cubuk-parlak-altin.jpg',
    },
    {
      seo_name: 'derili-elcik',
      name: { tr: 'Derili Elcik', en: 'Leather Pullers' },
      description: {
        tr: 'Dikişli ve perçinli deri diller: sessiz, sıcak, çantanın rengine uyar.',
        en: 'Leather tabs, stitched and riveted: silent, warm to the hand, in the colour of the bag.',
      },
      seo_title: seoTitle('Derili Elcik', 'Leather Pullers'),
      seo_description: {
        tr: '35 ve 45 mm kahverengi deri fermuar elciği, antik sarı perçin ve halkayla.',
        en: 'Pullers of brown leather, 35 and 45 mm, with rivets and rings in antique brass.',
      },
      picture: 'elcik-derili-antik-sari.jpg',
    },
    {
      seo_name: 'bilyali-elcik',
      name: { tr: 'Bilyalı Elcik', en: 'Ball-Chain Pullers' },
      description: {
        tr: 'Kısa bilyalı zincirin ucunda dolu sarkıt: her yöne döner, burulmaz.',
        en: 'A solid drop on a short ball chain that turns every way and does not twist.',
      },
      seo_title: seoTitle('Bilyalı Elcik', 'Ball-Chain Pullers'),
      seo_description: {
        tr: '33 ve 44 mm parlak bakır bilyalı elcik: bilya çapı, sarkıt ölçüsü, ağırlığı.',
        en: 'Ball-chain pullers of 33 and 44 mm in bright copper: ball diameter, drop, weight.',
      },
      picture: 'elcik-bilyali-parlak-bakir.jpg',
    },
  ],
};
