/** The Turkish name of a page, and a hint about its texts. */
type PageRoute = {
  name: string;
  hint?: string;
  /** Whether search engines list the page. */
  isListed: boolean;
};

const listed = (name: string, hint?: string): PageRoute => ({ name, isListed: true, ...(hint && { hint }) });
const unlisted = (name: string): PageRoute => ({
  name,
  isListed: false,
  hint: 'Arama motorlarında çıkmaz; başlığı tarayıcı sekmesinde görünür.',
});

const routes: Readonly<Record<string, PageRoute>> = {
  home: listed('Anasayfa'),
  about_us: listed('Hakkımızda'),
  vision_mission: listed('Vizyon ve Misyon'),
  catalogue: listed('Katalog'),
  products: listed(
    'Kategori sayfaları',
    'Kategoriler kendi arama motoru metinleriyle, onlar boşsa firma adıyla görünür. Buradaki metinler sitede kullanılmaz, yalnız API’de durur.',
  ),
  product: listed(
    'Ürün sayfaları',
    'Ürünün kendi arama motoru metni, adı ya da kısa açıklaması yoksa görünür.',
  ),
  fairs: listed('Fuarlar'),
  blog: listed('Blog'),
  blog_detail: listed(
    'Blog yazıları',
    'Yazının kendi arama motoru metni, başlığı ya da özeti yoksa görünür.',
  ),
  videos: listed('Videolar'),
  contact: listed('İletişim'),
  search_products: unlisted('Ürün arama'),
  contract: listed('Sözleşme sayfaları', 'Başlık sözleşmenin adıdır; açıklama buradan gelir.'),
  not_found: unlisted('Bulunamayan sayfa'),
  login: unlisted('Giriş sayfası'),
};

/**
 * The name and hint of a page. A page that this version of the panel does not know is shown by its route
 * name.
 */
export function pageRoute(route: string): PageRoute {
  return routes[route] ?? listed(route);
}
