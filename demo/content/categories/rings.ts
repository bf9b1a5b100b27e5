import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const ringCategories: DemoCategory = {
  seo_name: 'halka',
  name: { tr: 'Halka', en: 'Rings' },
  description: {
    tr: 'Çanta, tasma ve askıda yük taşıyan tel halkalar. Tel soğuk bükülür, ağzı boşluksuz kapatılır, kaplama ondan sonra yapılır.',
    en: 'Wire rings that carry the load on bags, collars and straps. Bent cold, closed without a gap, and only then plated.',
  },
  seo_title: seoTitle('Metal Halka Çeşitleri', 'Metal Rings'),
  seo_description: {
    tr: 'D halka, yuvarlak halka ve kare halka: iç ölçü, tel kalınlığı ve kaplama seçenekleriyle.',
    en: 'D-rings, O-rings and rectangular rings with inside sizes, wire thickness and finishes.',
  },
  picture: 'dhalka-detay.jpg',
  sub_categories: [
    {
      seo_name: 'd-halka',
      name: { tr: 'D Halka', en: 'D-Rings' },
      description: {
        tr: 'Düz kenarı dikişe, yayı karabinaya bakan halkalar.',
        en: 'The straight side lies in the seam, the arc takes the hook.',
      },
      seo_title: seoTitle('D Halka', 'D-Rings'),
      seo_description: {
        tr: '20–40 mm iç genişlikte açık altın D halkalar.',
        en: 'D-rings in light gold, 20 to 40 mm inside.',
      },
      picture: 'dhalka-hero.jpg',
    },
    {
      seo_name: 'kare-halka',
      name: { tr: 'Kare Halka', en: 'Rectangular Rings' },
      description: {
        tr: 'Kolon bandı ve kayışı kırıştırmadan taşıyan köşeli tel halkalar.',
        en: 'Wire rings with corners, which keep webbing and straps flat.',
      },
      seo_title: seoTitle('Kare Halka', 'Rectangular Rings'),
      seo_description: {
        tr: '30 ve 40 mm bant için parlak bakır kare halkalar.',
        en: 'Rectangular rings in bright copper for straps of 30 and 40 mm.',
      },
      picture: 'kare-halka-hero.jpg',
    },
    {
      seo_name: 'yuvarlak-halka',
      name: { tr: 'Yuvarlak Halka', en: 'Round Rings' },
      description: {
        tr: 'Her yönden çekişe aynı dayanımı gösteren tel halkalar.',
        en: 'Wire rings that are equally strong whichever way they are pulled.',
      },
      seo_title: seoTitle('Yuvarlak Halka', 'O-Rings'),
      seo_description: {
        tr: '13–34 mm iç çapta nikel yuvarlak halkalar.',
        en: 'Nickel O-rings, 13 to 34 mm inside.',
      },
      picture: 'yuvarlak-halka-hero.jpg',
      sub_categories: [
        {
          seo_name: 'kapali-halka',
          name: { tr: 'Kapalı Halka', en: 'O-Rings' },
          description: {
            tr: 'Ağzı boşluksuz kapatılmış tel halkalar; çapla birlikte tel de kalınlaşır.',
            en: 'Wire rings closed without a gap; the wire grows with the diameter.',
          },
          seo_title: seoTitle('Kapalı Yuvarlak Halka', 'O-Rings'),
          seo_description: {
            tr: '22 ve 34 mm iç çapta nikel yuvarlak halkalar.',
            en: 'Nickel O-rings, 22 and 34 mm inside.',
          },
          picture: 'yuvarlak-halka-hero.jpg',
        },
      ],
    },
  ],
};
