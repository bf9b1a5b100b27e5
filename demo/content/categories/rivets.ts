import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const rivetCategories: DemoCategory = {
  seo_name: 'percin',
  name: { tr: 'Perçin', en: 'Rivets' },
  description: {
    tr: 'Deriyi deriye, kayışı kumaşa bağlayan perçinler ve yüzeyi süsleyen trokslar. Sap boyunu malzemenin kalınlığı belirler.',
    en: 'Rivets that join leather to leather and straps to cloth, and decorative studs. The thickness of the material decides the post length.',
  },
  seo_title: seoTitle('Metal Perçin ve Troks', 'Metal Rivets and Studs'),
  seo_description: {
    tr: 'Kapsül, boru, vidalı ve toplu perçinler, konik ve piramit trokslar: kafa çapı, sap boyu ve malzeme kalınlığıyla.',
    en: 'Double-cap, tubular and screw rivets, ball, cone and pyramid studs with head diameters, post lengths and material thickness.',
  },
  picture: 'percin-genis.jpg',
  sub_categories: [
    {
      seo_name: 'baglanti-percini',
      name: { tr: 'Bağlantı Perçini', en: 'Joining Rivets' },
      description: {
        tr: 'Katları bir arada tutan perçinler: kalıcı çakma ya da sökülür vida.',
        en: 'Rivets that hold layers together: set for good, or screwed so that they come apart again.',
      },
      seo_title: seoTitle('Bağlantı Perçini', 'Joining Rivets'),
      seo_description: {
        tr: 'Kemer, çanta ve kılıf için çakma ve vidalı perçinler.',
        en: 'Set and screw-in rivets for belts, bags and sheaths.',
      },
      picture: 'percin-vidali-parlak-altin.jpg',
      sub_categories: [
        {
          seo_name: 'kapsul-percin',
          name: { tr: 'Kapsül Perçin', en: 'Double-Cap Rivets' },
          description: {
            tr: 'İki yüzü de kapalı, arkası görünen işler için.',
            en: 'Capped on both faces, for work where the back shows.',
          },
          seo_title: seoTitle('Kapsül Perçin', 'Double-Cap Rivets'),
          seo_description: {
            tr: '7 ve 9 mm nikel çift taraflı kapsül perçinler.',
            en: 'Nickel double-cap rivets, 7 and 9 mm.',
          },
          picture: 'percin-kapsul-nikel.jpg',
        },
        {
          seo_name: 'album-vidasi',
          name: { tr: 'Albüm Vidası', en: 'Chicago Screws' },
          description: {
            tr: 'Erkek ve dişi iki yassı başlı vida.',
            en: 'A two-part screw, male and female, with flat heads.',
          },
          seo_title: seoTitle('Albüm Vidası', 'Chicago Screws'),
          seo_description: {
            tr: '5, 8 ve 12 mm saplı albüm vidaları.',
            en: 'Chicago screws with 5, 8 and 12 mm posts.',
          },
          picture: 'percin-vidali-nikel.jpg',
        },
        {
          seo_name: 'boru-percin',
          name: { tr: 'Boru Perçin', en: 'Tubular Rivets' },
          description: {
            tr: 'Sapı boş, ucu kıvrılarak kapanan tek parça perçinler.',
            en: 'One-piece rivets with a hollow post whose end is rolled over.',
          },
          seo_title: seoTitle('Boru Perçin', 'Tubular Rivets'),
          seo_description: {
            tr: '6 ve 8 mm kafalı bakır boru perçinler: sap boyu, delik ve malzeme kalınlığıyla.',
            en: 'Copper tubular rivets with 6 and 8 mm heads: post length, hole and material thickness.',
          },
          picture: 'percin-boru-parlak-bakir.jpg',
        },
        {
          seo_name: 'toplu-percin',
          name: { tr: 'Toplu Perçin', en: 'Ball Studs' },
          description: {
            tr: 'Derideki yarıktan geçen topla açılıp kapanan, arkadan vidalı perçinler.',
            en: 'Studs screwed on from behind; the ball opens and closes through a slit in the leather.',
          },
          seo_title: seoTitle('Toplu Perçin', 'Ball Studs for Leather'),
          seo_description: {
            tr: '6 ve 8 mm altın toplu perçinler, vidasıyla: açılacak delik ve yarık ölçüleri.',
            en: 'Gold ball studs, 6 and 8 mm, with screws: the hole and slit each size needs.',
          },
          picture: 'percin-toplu-parlak-altin.jpg',
        },
      ],
    },
    {
      seo_name: 'konik-troks',
      name: { tr: 'Konik Troks', en: 'Cone Studs' },
      description: {
        tr: 'Dolu gövdeli, tabandan vidalı koniler.',
        en: 'Solid cones with a screw in the base.',
      },
      seo_title: seoTitle('Konik Troks', 'Cone Studs'),
      seo_description: {
        tr: '7 ve 10 mm füme konik trokslar, vidasıyla.',
        en: 'Cone studs in gunmetal, 7 and 10 mm, with screws.',
      },
      picture: 'percin-konik-fume.jpg',
    },
    {
      seo_name: 'piramit-troks',
      name: { tr: 'Piramit Troks', en: 'Pyramid Studs' },
      description: {
        tr: 'Sacdan basılmış, dört tırnaklı, içi boş piramitler.',
        en: 'Hollow pyramids of pressed sheet with four claws.',
      },
      seo_title: seoTitle('Piramit Troks', 'Pyramid Studs'),
      seo_description: {
        tr: '7 ve 10 mm antik sarı piramit trokslar: yükseklik, tırnak ve malzeme kalınlığıyla.',
        en: 'Pyramid studs, 7 and 10 mm, in antique brass: height, claws and material thickness.',
      },
      picture: 'percin-piramit-antik-sari.jpg',
    },
  ],
};
