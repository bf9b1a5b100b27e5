/** The Turkish name of a page, and a hint about its texts. */
type PageRoute = {
  name: string;
  hint?: string;
  /** Whether search engines list the page. */
  isFound: boolean;
};

const found = (name: string, hint?: string): PageRoute => ({ name, isFound: true, ...(hint && { hint }) });
const unseen = (name: string): PageRoute => ({
  name,
  isFound: false,
  hint: 'Arama motorlarında çıkmaz; başlığı tarayıcı sekmesinde görünür.',
});

const routes: Readonly<Record<string, PageRoute>> = {
  home: found('Anasayfa'),
  about_us: found('Hakkımızda'),
  vision_mission: found('Vizyon ve Misyon'),
  catalogue: found('Katalog'),
  products: found(
    'Kategori sayfaları',
    'Kategoriler kendi arama motoru metinleriyle, onlar boşsa firma adıyla görünür. Buradaki metinler sitede kullanılmaz, yalnız API’de durur.',
  ),
  product: found(
    'Ürün sayfaları',
    'Ürünün kendi arama motoru metni, adı ya da kısa açıklaması yoksa görünür.',
  ),
  fairs: found('Fuarlar'),
  blog: found('Blog'),
  blog_detail: found('Blog yazıları', 'Yazının kendi arama motoru metni, başlığı ya da özeti yoksa görünür.'),
  videos: found('Videolar'),
  contact: found('İletişim'),
  search_products: unseen('Ürün arama'),
  contract: found('Sözleşme sayfaları', 'Başlık sözleşmenin adıdır; açıklama buradan gelir.'),
  not_found: unseen('Bulunamayan sayfa'),
  login: unseen('Giriş sayfası'),
};

/**
 * The name and hint of a page. A page that this version of the panel does not know is shown by its route
 * name.
 */
export function pageRoute(route: string): PageRoute {
  return routes[route] ?? found(route);
}
