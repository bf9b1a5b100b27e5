import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const hookCategories: DemoCategory = {
  seo_name: 'kanca-ve-mandal',
  name: { tr: 'Kanca ve Mandal', en: 'Hooks and Clasps' },
  description: {
    tr: 'Askıyı çantaya, tasmayı ipe, kapağı gövdeye bağlayan yaylı kancalar ve döner mandallar. Yaylar paslanmaz teldendir.',
    en: 'Spring hooks and turn locks that join straps to bags, leads to collars and flaps to bags. The springs are stainless wire.',
  },
  seo_title: seoTitle('Metal Kanca ve Mandal', 'Metal Hooks and Clasps'),
  seo_description: {
    tr: 'Döner kanca, ıstakoz kanca, karabina, S kanca ve çanta mandalı: boy, göz ölçüsü, ağız açıklığı ve ağırlıklarıyla.',
    en: 'Swivel hooks, lobster clasps, carabiners, S-hooks and turn locks with lengths, eye sizes, openings and weights.',
  },
  picture: 'kanca-genis.jpg',
  sub_categories: [
    {
      seo_name: 'kanca',
      name: { tr: 'Kanca', en: 'Hooks' },
      description: {
        tr: 'Fırdöndülü, tetikli ve yalın kancalar. Yük değerleri bilgi içindir; hiçbiri kaldırma ve tırmanma malzemesi değildir.',
        en: 'Hooks with a swivel, with a lever, or plain. Load figures are for information only: none is made for lifting or climbing.',
      },
      seo_title: seoTitle('Metal Kanca', 'Metal Hooks'),
      seo_description: {
        tr: 'Çanta, tasma, zincir ve anahtarlık için metal kancalar.',
        en: 'Metal hooks for bags, collars, chains and key rings.',
      },
      picture: 'kanca-doner-nikel.jpg',
      sub_categories: [
        {
          seo_name: 'yayli-doner-kanca',
          name: { tr: 'Yaylı Döner Kanca', en: 'Swivel Snap Hooks' },
          description: {
            tr: 'Dili başparmakla itilen, yassı gözlü kancalar; kayış için.',
            en: 'A thumb-operated gate and a flat eye, for straps.',
          },
          seo_title: seoTitle('Yaylı Döner Kanca', 'Swivel Snap Hooks'),
          seo_description: {
            tr: '16–30 mm kayış için yaylı döner kancalar.',
            en: 'Swivel snap hooks for straps of 16 to 30 mm.',
          },
          picture: 'kanca-doner-kullanim.jpg',
        },
        {
          seo_name: 'bolt-kanca',
          name: { tr: 'Bolt Kanca', en: 'Bolt Snaps' },
          description: {
            tr: 'Ağzı yuvasında kayan sürgüyle kapanan, yuvarlak gözü dönen kancalar; ip için.',
            en: 'A sliding bolt closes the mouth, and the round eye swivels; for cord.',
          },
          seo_title: seoTitle('Bolt Kanca', 'Bolt Snaps'),
          seo_description: {
            tr: '55 ve 70 mm antik sarı bolt kancalar: göz ölçüsü, ağız açıklığı ve kopma yüküyle.',
            en: 'Bolt snaps, 55 and 70 mm, in antique brass: eye sizes, openings and breaking loads.',
          },
          picture: 'kanca-bolt-antik-sari.jpg',
        },
        {
          seo_name: 'istakoz-kanca',
          name: { tr: 'Istakoz Kanca', en: 'Lobster Clasps' },
          description: {
            tr: 'Tetiği gövdeye gömülü küçük kancalar; zincir ve bileklik ucu.',
            en: 'Small clasps with a lever set into the body, for chains and bracelets.',
          },
          seo_title: seoTitle('Istakoz Kanca', 'Lobster Clasps'),
          seo_description: {
            tr: '30 ve 38 mm altın ıstakoz kancalar.',
            en: 'Gold lobster clasps, 30 and 38 mm.',
          },
          picture: 'kanca-istakoz-parlak-altin.jpg',
        },
        {
          seo_name: 'karabina',
          name: { tr: 'Karabina', en: 'Carabiners' },
          description: {
            tr: 'Birkaç askıyı bir arada tutan armut karabinalar. Dağcılık malzemesi değildir.',
            en: 'Pear-shaped carabiners that hold several straps at once. Not for climbing.',
          },
          seo_title: seoTitle('Karabina', 'Carabiners'),
          seo_description: {
            tr: 'Anahtarlık ve çanta askısı için 40, 50 ve 60 mm karabinalar.',
            en: 'Carabiners of 40, 50 and 60 mm for key rings and bag straps.',
          },
          picture: 'kanca-karabina-fume.jpg',
        },
        {
          seo_name: 's-kanca',
          name: { tr: 'S Kanca', en: 'S-Hooks' },
          description: {
            tr: 'Telden bükülmüş, yayı ve menteşesi olmayan iki ağızlı kancalar.',
            en: 'Double-ended hooks bent from wire, with no spring and no hinge.',
          },
          seo_title: seoTitle('Metal S Kanca', 'Metal S-Hooks'),
          seo_description: {
            tr: '40 ve 60 mm bakır S kancalar: tel kalınlığı, ağız ölçüleri ve taşıdığı yük.',
            en: 'Copper S-hooks, 40 and 60 mm: wire thickness, openings and the loads they carry.',
          },
          picture: 'kanca-s-parlak-bakir.jpg',
        },
      ],
    },
    {
      seo_name: 'canta-mandali',
      name: { tr: 'Çanta Mandalı', en: 'Turn Locks' },
      description: {
        tr: 'Kapaklı çantaları çeyrek turla kapatan döndürmeli mandallar.',
        en: 'Locks that close the flap of a bag with a quarter turn.',
      },
      seo_title: seoTitle('Döndürmeli Çanta Mandalı', 'Turn Locks for Bags'),
      seo_description: {
        tr: '28 ve 35 mm altın döndürmeli çanta mandalları, karşı plakasıyla takım.',
        en: 'Gold turn locks for bags, 28 and 35 mm, with counter plates.',
      },
      picture: 'mandal-dondurmeli-parlak-altin.jpg',
    },
  ],
};
