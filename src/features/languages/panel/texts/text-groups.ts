import type { turkishTexts } from '../../interface-texts.rules.ts';

/**
 * The Turkish names of the groups. Groups that all pages use come first, the others in the order of the site.
 */
export const groupNames: Readonly<Record<keyof typeof turkishTexts, string>> = {
  navbar: 'Menü',
  footer: 'Sayfa altı',
  home: 'Anasayfa',
  products: 'Ürünler',
  variants: 'Ölçü ve kaplamalar',
  ordering: 'Sipariş bilgileri',
  compliance: 'Uygunluk belgeleri',
  offline: 'Bağlantısız sayfa',
  offer: 'Teklif listesi',
  compare: 'Karşılaştırma',
  viewer: 'Görsel görüntüleyici',
  model: '3B görünüm',
  search: 'Arama',
  corporate: 'Kurumsal sayfalar',
  catalogue: 'Katalog',
  school_tours: 'Okul turları',
  contact: 'İletişim ve formlar',
  newsletter: 'E-bülten',
  contract: 'Sözleşmeler',
  not_found: 'Bulunamayan sayfa',
  consent: 'Çerez izni',
  posts: 'Fuarlar, blog ve videolar',
  page_error: 'Hata sayfası',
  form_error: 'Form uyarıları',
  legal: 'Hazır sözleşme bölümleri',
  kits: 'Bayi ve basın kitleri',
  print: 'Basılı belgeler',
  mail: 'E-postalar',
};

/** The name of a group; a group that this version of the panel does not know is shown by its key. */
export function groupName(group: string): string {
  return (groupNames as Readonly<Record<string, string>>)[group] ?? group;
}
