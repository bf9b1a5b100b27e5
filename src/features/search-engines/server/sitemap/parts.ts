import type { SitemapSite } from './sitemap-site.ts';
import {
  mostPictures,
  openRecords,
  recordParts,
  type RecordPart,
  type RecordSource,
} from './record-entries.ts';
import type { IdRange } from './sitemap.queries.ts';
import { entryXml, partEnd, partHead, type SitemapEntry } from './sitemap-xml.ts';

/** The limits of one file (sitemaps.org): addresses, and bytes before compression. */
const mostAddresses = 50_000;
const mostBytes = 50 * 1024 * 1024;

/** How many ids a part covers, and how many records one query reads: a part holds no more of them in memory. */
type Sizes = { ids: number; batch: number };
const sizesOf = (site: SitemapSite): Sizes => ({ ids: idsPerPart(site), batch: 200 });

/** An address is at most this long besides the site's origin: a prefix, `/sozlesme/` and the longest slug. */
const longestPath = 220;
/** Bytes of the XML around an address, and of the XML of a picture with its path. */
const bytesAround = 90;
const pictureBytes = 130;

/** How many addresses a part has at most: 50,000, or fewer if the longest ones would be too large. */
export function addressesPerPart({
  publicUrl,
  mediaUrl,
  languages,
}: Pick<SitemapSite, 'publicUrl' | 'mediaUrl' | 'languages'>): number {
  const address = publicUrl.length + longestPath + bytesAround;
  const pictures = mostPictures * ((mediaUrl || publicUrl).length + pictureBytes);
  return Math.min(mostAddresses, Math.floor(mostBytes / (address * (languages.length + 2) + pictures)));
}

/** How many ids a part of records covers. Each record has at most one address per language. */
export function idsPerPart(site: Pick<SitemapSite, 'publicUrl' | 'mediaUrl' | 'languages'>): number {
  return Math.max(1, Math.floor(addressesPerPart(site) / site.languages.length));
}

/** The names of all parts, such as `products-3` for the third range of ids; empty ranges are left out. */
export async function listParts(
  site: SitemapSite,
  pages: readonly SitemapEntry[],
  { ids }: Pick<Sizes, 'ids'> = sizesOf(site),
): Promise<string[]> {
  const count = Math.ceil(pages.length / addressesPerPart(site));
  const names = Array.from({ length: count }, (_, index) => `pages-${index + 1}`);
  for (const part of recordParts) {
    const { nextId } = await openRecords(site, part);
    let next = await nextId(0);
    while (next !== undefined) {
      const number = Math.ceil(next / ids);
      names.push(`${part}-${number}`);
      next = await nextId(number * ids);
    }
  }
  return names;
}

/** The XML of a part of records, piece by piece; undefined if the part has no record. */
export async function openRecordPart(
  site: SitemapSite,
  { part, number }: { part: RecordPart; number: number },
  { ids, batch }: Sizes = sizesOf(site),
): Promise<AsyncIterable<string> | undefined> {
  const source = await openRecords(site, part);
  const range = { after: (number - 1) * ids, to: number * ids, limit: batch };
  const first = await source.nextId(range.after);
  return first !== undefined && first <= range.to ? recordXml(source, range) : undefined;
}

async function* recordXml({ readBatch }: RecordSource, { after, ...range }: IdRange): AsyncGenerator<string> {
  yield partHead;
  let from = after;
  for (;;) {
    const batch = await readBatch({ ...range, after: from });
    if (!batch) break;
    yield batch.entries.map(entryXml).join('');
    from = batch.last;
    // SQLite answers without waiting, so other requests get their turn only here.
    await new Promise(setImmediate);
  }
  yield partEnd;
}

/** The XML of a part of the pages. */
export function* pagesXml(
  site: SitemapSite,
  pages: readonly SitemapEntry[],
  number: number,
): Generator<string> {
  const size = addressesPerPart(site);
  yield partHead;
  for (const entry of pages.slice((number - 1) * size, number * size)) yield entryXml(entry);
  yield partEnd;
}
