import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const ringCategories: DemoCategory = {
  seo_name: 'halka',
  name: { tr: 'Halka', en: 'Rings' },
  description: {
    tr: 'Çanta, tasma ve askıda yük taşıyan tel ve döküm halkalar. Tel soğuk bükülür, ağzı boşluksuz kapatılır, kaplama ondan sonra yapılır.',
    en: 'Rings of wire and cast metal that carry the load on bags, collars and straps. Wire is bent cold, closed without a gap, and only then plated.',
  },
  seo_title: seoTitle('Metal Halka Çeşitleri', 'Metal Rings'),
  seo_description: {
    tr: 'D, kare, döküm, üçgen, yuvarlak, açılır ve anahtarlık halkaları: iç ölçü, tel kalınlığı ve kaplama seçenekleriyle.',
    en: 'D-rings, O-rings, rectangular, cast, triangle, spring-gate and split rings with inside sizes, wire thickness and finishes.',
  },
  picture: 'halka-genis.jpg',
  sub_categories: [
    {
      seo_name: 'd-halka',
      name: { tr: 'D Halka', en: 'D-Rings' },
      description: {
        tr: 'Düz kenarı dikişe, yayı karabinaya bakan halkalar.',
        en: 'The straight side lies in the seam; the arc takes the hook.',
      },
      seo_title: seoTitle('D Halka', 'D-Rings'),
      seo_description: {
        tr: '20–40 mm iç genişlikte, altı ölçüde D halkalar.',
        en: 'D-rings in six sizes, 20 to 40 mm inside width.',
      },
      picture: 'dhalka-acik-altin.jpg',
    },
    {
      seo_name: 'koseli-halka',
      name: { tr: 'Köşeli Halka', en: 'Square and Triangle Rings' },
      description: {
        tr: 'Bandı ve kayışı toplamadan, düz tutan halkalar: telden kare ve üçgen, dökümden dikdörtgen.',
        en: 'Rings that keep webbing and straps flat without bunching: wire rectangles and triangles, and rectangles cast in one piece.',
      },
      seo_title: seoTitle('Köşeli Metal Halka', 'Square and Triangle Rings'),
      seo_description: {
        tr: '25–50 mm bant için kare, döküm dikdörtgen ve üçgen halkalar.',
        en: 'Rectangular, cast and triangle rings for straps of 25 to 50 mm.',
      },
      picture: 'kare-halka-parlak-bakir.jpg',
      sub_categories: [
        {
          seo_name: 'kare-halka',
          name: { tr: 'Kare Halka', en: 'Rectangular Rings' },
          description: {
            tr: 'Kolon bandı ve kayışı kırıştırmadan taşıyan köşeli tel halkalar.',
            en: 'Square-cornered wire rings that carry webbing and straps without creasing.',
          },
          seo_title: seoTitle('Kare Halka', 'Rectangular Rings'),
          seo_description: {
            tr: '25–50 mm bant için kare halkalar.',
            en: 'Rectangular rings for straps of 25 to 50 mm.',
          },
          picture: 'kare-halka-nikel.jpg',
        },
        {
          seo_name: 'dokum-halka',
          name: { tr: 'Döküm Halka', en: 'Cast Rings' },
          description: {
            tr: 'Tek parça dökülen, ağızsız dikdörtgen halkalar; düz yüzleri ve pahlı kenarları vardır.',
            en: 'Rectangular rings cast in one piece: no joint, flat faces, chamfered edges.',
          },
          seo_title: seoTitle('Döküm Dikdörtgen Halka', 'Cast Rectangular Rings'),
          seo_description: {
            tr: '25, 32 ve 40 mm bant için döküm dikdörtgen halkalar.',
            en: 'Cast rectangular rings for straps of 25, 32 and 40 mm.',
          },
          picture: 'dokme-halka-fume.jpg',
        },
        {
          seo_name: 'ucgen-halka',
          name: { tr: 'Üçgen Halka', en: 'Triangle Rings' },
          description: {
            tr: 'Tabanı bandı düz tutan, tepesi kancayı ortada bırakan tel halkalar.',
            en: 'Wire rings whose base keeps the strap flat and whose peak keeps the hook in the middle.',
          },
          seo_title: seoTitle('Üçgen Halka', 'Triangle Rings'),
          seo_description: {
            tr: '25 ve 35 mm bant için antik sarı üçgen halkalar.',
            en: 'Triangle rings in antique brass for straps of 25 and 35 mm.',
          },
          picture: 'ucgen-halka-antik-sari.jpg',
        },
      ],
    },
    {
      seo_name: 'yuvarlak-halka',
      name: { tr: 'Yuvarlak Halka', en: 'Round Rings' },
      description: {
        tr: 'Kapalı, yaylı kapılı ve iki turlu halkalar: kalıcı bağlantıdan elle açılana.',
        en: 'Closed for good, with a sprung gate, or split to be opened by hand.',
      },
      seo_title: seoTitle('Yuvarlak Metal Halka', 'Round Metal Rings'),
      seo_description: {
        tr: 'Kapalı yuvarlak halkalar, açılır yaylı halkalar ve anahtarlık halkaları.',
        en: 'O-rings, spring-gate rings and split rings.',
      },
      picture: 'yuvarlak-halka-nikel.jpg',
      sub_categories: [
        {
          seo_name: 'kapali-halka',
          name: { tr: 'Kapalı Halka', en: 'O-Rings' },
          description: {
            tr: 'Ağzı boşluksuz kapatılmış tel halkalar; çapla birlikte tel de kalınlaşır.',
            en: 'Wire rings closed without a gap; the wire gets thicker with the diameter.',
          },
          seo_title: seoTitle('Kapalı Yuvarlak Halka', 'O-Rings'),
          seo_description: {
            tr: '13, 22 ve 34 mm iç çapta yuvarlak halkalar.',
            en: 'O-rings with inside diameters of 13, 22 and 34 mm.',
          },
          picture: 'yuvarlak-halka-fume.jpg',
        },
        {
          seo_name: 'acilir-halka',
          name: { tr: 'Açılır Halka', en: 'Spring-Gate Rings' },
          description: {
            tr: 'Dörtte biri yaylı kapı olan halkalar; sapı ve süsü aletsiz değiştirmek için.',
            en: 'A quarter of the ring is a sprung gate, so handles and charms can be changed without tools.',
          },
          seo_title: seoTitle('Açılır Yaylı Halka', 'Spring-Gate Rings'),
          seo_description: {
            tr: 'Çanta sapı ve süsü için 25 ve 33 mm altın açılır halkalar.',
            en: 'Gold spring-gate rings, 25 and 33 mm, for bag handles and charms.',
          },
          picture: 'acilir-halka-parlak-altin.jpg',
        },
        {
          seo_name: 'anahtarlik-halkasi',
          name: { tr: 'Anahtarlık Halkası', en: 'Split Rings' },
          description: {
            tr: 'Yassı yay çeliğinden iki tur sarılan halkalar. Ölçüleri dış çaptan söylenir.',
            en: 'Rings wound twice from flat spring steel. Sizes are outside diameters.',
          },
          seo_title: seoTitle('Anahtarlık Halkası', 'Split Rings'),
          seo_description: {
            tr: '20, 30 ve 42 mm dış çapta anahtarlık halkaları.',
            en: 'Split rings with outside diameters of 20, 30 and 42 mm.',
          },
          picture: 'anahtarlik-halka-nikel.jpg',
        },
      ],
    },
  ],
};
