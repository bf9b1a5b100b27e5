import type { HeadTag } from './head-tags.tsx';
import type { Picture } from '#shared/schema/media.ts';
import { previewFile } from '#shared/picture-files.ts';
import type { SiteData } from '../loading/site-data.ts';
import { alternates, languagePrefix, pagePath } from '#features/site-api/page-addresses.rules.ts';
import type { PageAddress } from '#features/site-api/page-addresses.rules.ts';
import type { Titles } from './titles.ts';

type PageHead = Titles & {
  address: PageAddress;
  /** The address in another language; needed if the slug differs by language. */
  addressIn?: (lang: string) => PageAddress;
  type: 'website' | 'product' | 'article';
  /** Languages in which the page has its own texts. */
  langs: readonly string[];
  /** The language of the page that this one only repeats (`originalLanguage`); that page is then canonical. */
  original?: string | undefined;
  picture: Picture | null | undefined;
  /** The address of the picture that was made for link previews, which then replaces `picture`. */
  shareCard?: string | undefined;
  /** Keeps the page out of search engines, for example a filtered list or the search results. */
  isUnlisted?: boolean;
};

/** Title, description, canonical address, language alternates and Open Graph tags of a page. */
export function pageHead(site: SiteData, page: PageHead) {
  const { title, description, address, type, langs, isUnlisted } = page;
  const { addressIn = () => address } = page;
  const { publicUrl, languages, lang, configuration } = site;
  const original = languages.find(({ abbr }) => abbr === page.original);
  const canonical =
    publicUrl +
    (original
      ? pagePath(languagePrefix(original), addressIn(original.abbr))
      : pagePath(site.prefix, address));
  const image = shareImage(site, page);
  const tags: HeadTag[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: configuration.projectCompanyName },
    { property: 'og:locale', content: openGraphLocale(lang) },
    { name: 'twitter:card', content: publicUrl && image ? 'summary_large_image' : 'summary' },
  ];
  if (isUnlisted) tags.push({ name: 'robots', content: 'noindex, follow' });
  if (!publicUrl) return tags;
  tags.push({ rel: 'canonical', href: canonical }, { property: 'og:url', content: canonical });
  const ownLangs = isUnlisted ? [] : langs;
  for (const { hreflang, href } of alternates(publicUrl, addressIn, languages, lang, ownLangs))
    tags.push({ rel: 'alternate', hrefLang: hreflang, href });
  if (image)
    tags.push(
      { property: 'og:image', content: absoluteUrl(publicUrl, image.url) },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
    );
  return tags;
}

/** Makes a path of the site an absolute URL. A URL that is absolute already stays as it is. */
export function absoluteUrl(publicUrl: string, url: string): string {
  return url.startsWith('/') ? publicUrl + url : url;
}

/** The page's card, else its own picture, else the company's share picture. */
function shareImage({ configuration }: SiteData, { picture, shareCard, title }: PageHead) {
  if (shareCard) return { url: shareCard, width: 1200, height: 630, alt: title };
  const own = picture && previewFile(picture);
  if (own) return { ...own, alt: picture.alt };
  const { sharePicture, projectCompanyName } = configuration;
  return sharePicture && { ...sharePicture, alt: projectCompanyName };
}

/** `tr` → `tr_TR`, the format of `og:locale`. */
function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}_${region}` : language;
}
