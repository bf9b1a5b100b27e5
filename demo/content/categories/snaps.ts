import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const snapCategories: DemoCategory = {
  seo_name: 'citcit-ve-dugme',
  name: { tr: 'Çıtçıt ve Düğme', en: 'Snaps and Buttons' },
  description: {
    tr: 'Giyim, deri ve çanta için açılıp kapanan her şey: çakma ve mıknatıslı çıtçıtlar, kot, ayaklı ve delikli metal düğmeler.',
    en: 'All that opens and closes on clothing, leather and bags: set and magnetic snaps, jeans, shank and sew-through buttons.',
  },
  seo_title: seoTitle('Çıtçıt ve Metal Düğme', 'Snaps and Metal Buttons'),
  seo_description: {
    tr: 'Yaylı, tırnaklı ve mıknatıslı çıtçıtlar, kot düğmesi, ceket düğmesi ve delikli metal düğmeler: şapka çapı ve kumaş kalınlığıyla.',
    en: 'Spring, prong and magnetic snaps, jeans, blazer and sew-through buttons in metal, with cap diameters and fabric thickness.',
  },
  picture: 'citcit-yayli-detay.jpg',
  sub_categories: [
    {
      seo_name: 'yayli-citcit',
      name: { tr: 'Yaylı Çıtçıt', en: 'Spring Snaps' },
      description: {
        tr: 'S yaylı, deri ve dış giyim için. Ceket kapağından cüzdana.',
        en: 'With an S-spring, for leather and outerwear, from jacket flaps to wallets.',
      },
      seo_title: seoTitle('Yaylı Çıtçıt', 'Spring Snaps'),
      seo_description: {
        tr: '12,5 ve 15 mm nikel yaylı çıtçıt, dört parça takım.',
        en: 'Nickel spring snaps of 12.5 and 15 mm, in sets of four parts.',
      },
      picture: 'citcit-yayli-detay.jpg',
    },
    {
      seo_name: 'kot-dugmesi',
      name: { tr: 'Kot Düğmesi', en: 'Jeans Buttons' },
      description: {
        tr: 'Çivisiyle çakılan, oynar ya da sabit başlı düğmeler.',
        en: 'Buttons set with a tack, their heads moving or fixed.',
      },
      seo_title: seoTitle('Kot Düğmesi', 'Jeans Buttons'),
      seo_description: {
        tr: '17 ve 20 mm antik sarı kot düğmesi ve çivisi.',
        en: 'Jeans buttons of 17 and 20 mm in antique brass, with tacks.',
      },
      picture: 'dugme-kot-hero.jpg',
    },
  ],
};
