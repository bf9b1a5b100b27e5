import type { DemoCategory } from '../demo-content.ts';
import { seoTitle } from '../seo-title.ts';

export const pullerCategories: DemoCategory = {
  seo_name: 'fermuar-elcigi',
  name: { tr: 'Fermuar Elciği', en: 'Zip Pullers' },
  description: {
    tr: 'Dikilmiş fermuara da sonradan takılan elcikler. Her ürünün tablosunda hangi numara fermuara uyduğu yazar.',
    en: 'Pullers that attach even to a zip already sewn in. The table of each article says which zips it fits.',
  },
  seo_title: seoTitle('Fermuar Elciği Modelleri', 'Zip Pullers'),
  seo_description: {
    tr: 'Damla, çubuk, plaka, halkalı, sarkıtlı ve deri fermuar elcikleri: boy, en ve uygun fermuar numarasıyla.',
    en: 'Teardrop, bar, plate, ring, drop and leather zip pullers with lengths, widths and the zips they fit.',
  },
  picture: 'elcik-damla-detay.jpg',
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
        tr: '26 ve 32 mm nikel damla fermuar elcikleri.',
        en: 'Nickel teardrop pullers, 26 and 32 mm.',
      },
      picture: 'elcik-damla-hero.jpg',
    },
  ],
};
