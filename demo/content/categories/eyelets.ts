import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const eyeletCategories: DemoCategory = {
  seo_name: 'kusgozu',
  name: { tr: 'Kuşgözü', en: 'Eyelets' },
  description: {
    tr: 'Deri, branda, ayakkabı ve perdede deliği koruyan, kordonun rahat kaydığı kuşgözleri. Pullu ya da pulsuz çakılır; ölçü, iç ağızdan verilir.',
    en: 'Eyelets protect the hole in leather, canvas, shoes and curtains, and let the cord run freely. Set with or without a washer; sizes are the inside opening.',
  },
  seo_title: seoTitle('Metal Kuşgözü Çeşitleri', 'Metal Eyelets'),
  seo_description: {
    tr: 'Yuvarlak, oval, kare, bağcık ve perdelik kuşgözleri: iç ve dış ölçüleri, boyun yükseklikleri ve kaplamalarıyla.',
    en: 'Round, oval, square, lacing and curtain eyelets with inside and outside sizes, barrel heights and finishes.',
  },
  picture: 'kusgozu-genis.jpg',
  sub_categories: [
    {
      seo_name: 'pullu-kusgozu',
      name: { tr: 'Pullu Kuşgözü', en: 'Eyelets with Washers' },
      description: {
        tr: 'Arkasına pul kıvrılan, kumaşta yırtılmaya karşı duran kuşgözleri. Kuşgözü ve pulu takım olarak verilir.',
        en: 'Eyelets rolled over a washer so that the cloth does not tear. Eyelet and washer are supplied as a set.',
      },
      seo_title: seoTitle('Pullu Kuşgözü', 'Eyelets with Washers'),
      seo_description: {
        tr: 'Deri ve tekstil için yuvarlak, oval ve kare pullu kuşgözleri.',
        en: 'Round, oval and square eyelets with washers for leather and textiles.',
      },
      picture: 'kusgozu-kullanim.jpg',
      sub_categories: [
        {
          seo_name: 'yuvarlak-kusgozu',
          name: { tr: 'Yuvarlak Kuşgözü', en: 'Round Eyelets' },
          description: {
            tr: 'Bot, çanta, branda ve kemer için yuvarlak kuşgözleri.',
            en: 'Round eyelets for boots, bags, tarpaulins and belts.',
          },
          seo_title: seoTitle('Yuvarlak Kuşgözü', 'Round Eyelets'),
          seo_description: {
            tr: '10, 12 ve 14 mm yuvarlak kuşgözü ve pulu.',
            en: 'Round eyelets and washers of 10, 12 and 14 mm.',
          },
          picture: 'kusgozu-antik-sari.jpg',
        },
        {
          seo_name: 'oval-kusgozu',
          name: { tr: 'Oval Kuşgözü', en: 'Oval Eyelets' },
          description: {
            tr: 'Yassı kordon, kayış ve branda mandalı için oval kuşgözleri.',
            en: 'Oval eyelets for flat cord, straps and turn-button fasteners.',
          },
          seo_title: seoTitle('Oval Kuşgözü', 'Oval Eyelets'),
          seo_description: {
            tr: '26 × 12 ve 20 × 10 mm nikel oval kuşgözü ve pulu.',
            en: 'Oval eyelets and washers in nickel, 26 × 12 and 20 × 10 mm.',
          },
          picture: 'kusgozu-oval-nikel.jpg',
        },
        {
          seo_name: 'kare-kusgozu',
          name: { tr: 'Kare Kuşgözü', en: 'Square Eyelets' },
          description: {
            tr: 'Zinciri ve şeridi ortalayan, köşeleri yuvarlatılmış kuşgözleri.',
            en: 'Eyelets with rounded corners that keep chain and tape centred.',
          },
          seo_title: seoTitle('Kare Kuşgözü', 'Square Eyelets'),
          seo_description: {
            tr: '14 ve 20 mm füme kare kuşgözü ve pulu.',
            en: 'Square eyelets and washers in gunmetal, 14 and 20 mm.',
          },
          picture: 'kusgozu-kare-fume.jpg',
        },
      ],
    },
    {
      seo_name: 'bagcik-kusgozu',
      name: { tr: 'Bağcık Kuşgözü', en: 'Lacing Eyelets' },
      description: {
        tr: 'Ayakkabı, korse ve etiket için pulsuz çakılan küçük kuşgözleri.',
        en: 'Small eyelets set without a washer, for shoes, corsets and tags.',
      },
      seo_title: seoTitle('Bağcık Kuşgözü', 'Lacing Eyelets'),
      seo_description: {
        tr: '4 ve 5 mm bakır bağcık kuşgözleri, pulsuz.',
        en: 'Copper lacing eyelets of 4 and 5 mm, without washers.',
      },
      picture: 'kusgozu-mini-parlak-bakir.jpg',
    },
    {
      seo_name: 'perdelik-kusgozu',
      name: { tr: 'Perdelik Kuşgözü', en: 'Curtain Eyelets' },
      description: {
        tr: 'Rustik boru üzerinde sessiz kayan, kumaşı eşit dalgada tutan geniş kuşgözleri.',
        en: 'Wide eyelets that glide quietly on the rod and hold the cloth in even folds.',
      },
      seo_title: seoTitle('Perdelik Kuşgözü', 'Curtain Eyelets'),
      seo_description: {
        tr: 'Rustik perde için 35 ve 42 mm altın kuşgözleri, presli ve geçmeli.',
        en: 'Gold curtain eyelets, 35 and 42 mm, pressed or snap-together.',
      },
      picture: 'kusgozu-perdelik-parlak-altin.jpg',
    },
  ],
};
