import type { LocalisedText } from '#shared/localised.ts';

type PageMetaTexts = { title: LocalisedText; description: LocalisedText };

const none: LocalisedText = {};

/**
 * The page metas of a new database. For a page without a title the company's name is shown (docs/product.md,
 * "Titles and descriptions").
 */
export const pageMetas: Readonly<Record<string, PageMetaTexts>> = {
  home: { title: none, description: none },
  about_us: { title: { tr: 'Hakkımızda', en: 'About us' }, description: none },
  vision_mission: { title: { tr: 'Vizyon ve Misyon', en: 'Vision and mission' }, description: none },
  catalogue: { title: { tr: 'Katalog', en: 'Catalogues' }, description: none },
  products: { title: none, description: none },
  product: { title: none, description: none },
  fairs: { title: { tr: 'Fuarlar', en: 'Fairs' }, description: none },
  blog: { title: { tr: 'Blog', en: 'Blog' }, description: none },
  blog_detail: { title: none, description: none },
  videos: { title: { tr: 'Videolar', en: 'Videos' }, description: none },
  contact: { title: { tr: 'İletişim', en: 'Contact' }, description: none },
  search_products: { title: { tr: 'Ürün arama', en: 'Product search' }, description: none },
  contract: { title: none, description: none },
  login: { title: { tr: 'Giriş Yap', en: 'Sign in' }, description: none },
  not_found: { title: { tr: 'Sayfa bulunamadı', en: 'Page not found' }, description: none },
};
