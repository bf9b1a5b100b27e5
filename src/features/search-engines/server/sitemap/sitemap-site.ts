import type { PublicLanguage } from '#features/languages/language.ts';
import {
  alternates,
  languagePrefix,
  pagePath,
  type PageAddress,
} from '#features/site-api/page-addresses.rules.ts';
import { createSnapshot, type Snapshot } from '#features/site-api/server/snapshot.ts';
import { previewFile } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** What all entries of a sitemap depend on: the languages that visitors can choose, each with its snapshot. */
export type SitemapSite = {
  publicUrl: string;
  /** The origin of pictures; empty if it is `publicUrl`. */
  mediaUrl: string;
  languages: readonly PublicLanguage[];
  mainLang: string;
  snapshots: ReadonlyMap<string, Snapshot>;
};

export async function openSitemapSite(ctx: Context): Promise<SitemapSite> {
  const languages = await listActiveLanguages(ctx.db);
  return {
    publicUrl: ctx.config.publicUrl,
    mediaUrl: ctx.config.mediaUrl,
    languages,
    mainLang: languages.find((language) => language.is_main)?.abbr ?? 'tr',
    snapshots: new Map(languages.map(({ abbr }) => [abbr, createSnapshot(ctx, abbr)])),
  };
}

/** A page in all its languages. */
export type SitemapPage = {
  addressIn: (lang: string) => PageAddress;
  /** The languages in which all its texts are its own, for `hreflang`. */
  langs: readonly string[];
  /** The language of the page that it only repeats in this language (`originalLanguage`). */
  originalIn: (lang: string) => string | undefined;
} & Pick<SitemapEntry, 'changedAt'>;

/** The page's address in each language in which it is canonical. `shownIn` adds what differs by language. */
export function entriesOf(
  { publicUrl, languages }: SitemapSite,
  { addressIn, langs, originalIn, changedAt }: SitemapPage,
  shownIn: (lang: string) => Pick<SitemapEntry, 'pictures' | 'films'>,
): SitemapEntry[] {
  const codes = languages.map(({ abbr }) => abbr);
  return languages.flatMap((language) => {
    const { abbr } = language;
    if (codes.includes(originalIn(abbr) ?? '')) return [];
    return {
      address: publicUrl + pagePath(languagePrefix(language), addressIn(abbr)),
      changedAt,
      alternates: alternates(publicUrl, addressIn, languages, abbr, langs),
      ...shownIn(abbr),
    };
  });
}

/** The absolute addresses of pictures, each in the file that link previews show. */
export function pictureAddresses(
  { publicUrl, mediaUrl }: Pick<SitemapSite, 'publicUrl' | 'mediaUrl'>,
  pictures: readonly (Pick<Picture, 'sources' | 'width' | 'height'> | null)[],
): string[] {
  const files = pictures.flatMap((picture) => (picture && previewFile(picture)) || []);
  // Pictures from `createSiteApi` have their origin already.
  const origin = mediaUrl || publicUrl;
  return [...new Set(files.map(({ url }) => (url.startsWith('/') ? origin + url : url)))];
}
