import type { turkishTexts } from '../../interface-texts.rules.ts';

/** What staff call the groups of the interface texts, in the order of the site: what stands everywhere first. */
export const groupNames: Readonly<Record<keyof typeof turkishTexts, string>> = {
  navbar: 'Menü',
  footer: 'Sayfa altı',
  home: 'Anasayfa',
  products: 'Ürünler',
  variants: 'Ölçü ve kaplamalar',
  offer: 'Teklif listesi',
  viewer: 'Görsel görüntüleyici',
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
  mail: 'E-postalar',
};

/** A group that this version of the panel does not know keeps its key. */
export function groupName(group: string): string {
  return (groupNames as Readonly<Record<string, string>>)[group] ?? group;
}
