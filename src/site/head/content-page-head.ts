import type { HeadTag } from './head-tags.tsx';
import type { PublicContentItem } from '#features/contents/content.ts';
import { textsOriginal } from '#features/site-api/original-language.rules.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import { pageHead } from './page-head.ts';
import { routeTitles } from './titles.ts';
import type { SiteData } from '../loading/site-data.ts';

/**
 * The head tags of a page made of content items. Its languages are those in which no item falls back. Link
 * previews show `picture`, or else the first picture of the items.
 */
export function contentPageHead(
  site: SiteData,
  name: SitePageName,
  items: readonly PublicContentItem[],
  picture: Picture | null | undefined = items.find(({ image }) => image)?.image,
): HeadTag[] {
  const langs = site.languages.map(({ abbr }) => abbr);
  return pageHead(site, {
    ...routeTitles(site, name),
    address: { name },
    type: 'website',
    langs: langs.filter((lang) => items.every((item) => item.langs.includes(lang))),
    original: textsOriginal(items),
    picture,
  });
}
