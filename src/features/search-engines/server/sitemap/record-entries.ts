import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { loadOwnersPictures } from '#features/galleries/server/galleries.read.ts';
import { labelledAttributes, productLanguages } from '#features/products/server/product-page.read.ts';
import { productOriginal, textsOriginal } from '#features/site-api/original-language.rules.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { loadPictures } from '#server/media/media.read.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import { entriesOf, pictureAddresses, type SitemapSite } from './sitemap-site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';
import {
  productBatch,
  selectNextPostId,
  selectNextProductId,
  selectPostBatch,
  selectVariantChanges,
  type IdRange,
} from './sitemap.queries.ts';

/** The most pictures of an address, so that a part stays below its size. */
export const mostPictures = 10;

/** A kind of records of which there may be a million: they are read in batches by their ids. */
export type RecordSource = {
  /** The id of the next visible record after `after`; undefined if there is none. */
  nextId: (after: number) => Promise<number | undefined>;
  /** The entries of the next records of a range, and the id of the last one; undefined after the last. */
  readBatch: (range: IdRange) => Promise<{ entries: SitemapEntry[]; last: number } | undefined>;
};

export const recordParts = ['posts', 'products'] as const;
export type RecordPart = (typeof recordParts)[number];

/** Opens the records of a part for reading from the site's snapshot. */
export async function openRecords(site: SitemapSite, part: RecordPart): Promise<RecordSource> {
  const shown = await openViews(site);
  return part === 'products' ? openProducts(site, shown) : openPosts(site, shown);
}

type Views = {
  view: PublicView;
  visible: { db: PublicView['db']; now: string; categoryIds: readonly number[] };
  localisers: ReadonlyMap<string, Localiser>;
  langs: readonly string[];
};

async function openViews({ snapshots, mainLang }: SitemapSite): Promise<Views> {
  const views = await Promise.all(
    [...snapshots].map(async ([lang, snapshot]) => [lang, await snapshot.view()] as const),
  );
  const view = new Map(views).get(mainLang);
  if (!view) throw new Error('The main language is not active');
  const { db, now, categories } = view;
  return {
    view,
    visible: { db, now, categoryIds: categories.ids },
    localisers: new Map(views.map(([lang, { localiser }]) => [lang, localiser])),
    langs: [...snapshots.keys()],
  };
}

async function openProducts(site: SitemapSite, shown: Views): Promise<RecordSource> {
  const { visible, localisers, langs } = shown;
  const { db } = visible;
  const labels = (await site.snapshots.get(site.mainLang)?.attributeLabels()) ?? new Map<number, never>();
  return {
    nextId: (after) => selectNextProductId(visible, after),
    readBatch: async (range) => {
      const rows = await productBatch(visible, range).execute();
      const last = rows.at(-1)?.id;
      if (last === undefined) return undefined;
      const ids = rows.map(({ id }) => id);
      const galleries = await loadOwnersPictures(db, productKind, ids);
      const variants = await selectVariantChanges(db, ids);
      const entries = rows.flatMap((row) => {
        const { id, name, summary, description } = row;
        const gallery = galleries.get(id);
        const pictures = pictureAddresses(site, (gallery?.pictures ?? []).slice(0, mostPictures));
        const address = { name: 'product', params: { seo_name: row.seo_name } } as const;
        const attributes = labelledAttributes(row.attributes, labels, site.mainLang);
        const page = {
          addressIn: () => address,
          langs: productLanguages(row, attributes, { langs, mainLang: site.mainLang }),
          originalIn: (lang: string) =>
            productOriginal(localisers.get(lang)?.read({ name, summary, description }) ?? {}),
          changedAt: latest(row.updated_at, row.published_at, variants.get(id), gallery?.addedAt),
        };
        return entriesOf(site, page, () => ({ pictures }));
      });
      return { entries, last };
    },
  };
}

function openPosts(site: SitemapSite, { visible, localisers, langs }: Views): RecordSource {
  return {
    nextId: (after) => selectNextPostId(visible, after),
    readBatch: async (range) => {
      const rows = await selectPostBatch(visible, range);
      const last = rows.at(-1)?.id;
      if (last === undefined) return undefined;
      const covers = await loadPictures(
        visible.db,
        rows.flatMap(({ cover_id: id }) => id ?? []),
      );
      const entries = rows.flatMap((row) => {
        const { title, summary, body } = row;
        const address = { name: 'blog_detail', params: { seo_name: row.seo_name } } as const;
        const pictures = pictureAddresses(site, [covers.get(row.cover_id ?? 0) ?? null]);
        const page = {
          addressIn: () => address,
          langs: translatedLanguages(langs, site.mainLang, {
            name: readTexts(title),
            others: [summary, body, row.place].map(readTexts),
          }),
          originalIn: (lang: string) => {
            const texts = localisers.get(lang)?.read({ title, summary, body });
            return textsOriginal(texts ? [texts] : []);
          },
          changedAt: latest(row.updated_at, row.published_at),
        };
        return entriesOf(site, page, () => ({ pictures }));
      });
      return { entries, last };
    },
  };
}

/** The latest of the given instants. */
function latest(...instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((at) => at !== undefined && at !== '')
    .toSorted()
    .at(-1);
}
