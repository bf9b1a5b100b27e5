import type { Medium } from '#shared/api/media.ts';
import type { Reader } from '#server/db/connect.ts';
import { pageOf, pageRange } from '#server/records/paging.ts';
import { selectVariants, type VariantFacts } from './media-variants.queries.ts';
import { countLibrary, selectLibrary, selectMediaTotals, type MediumRow } from './media.queries.ts';
import { presentPicture } from './media.read.ts';

/** Media on a page of the library. */
const perPage = 24;

/** A page of the media library, newest first. */
export async function listMedia(db: Reader, { page, search }: { page: number; search: string }) {
  const total = await countLibrary(db, search);
  const rows = await selectLibrary(db, { search, ...pageRange({ page, perPage }) });
  const ids = rows.map(({ id }) => id);
  const variants = Map.groupBy(await selectVariants(db, ids), (variant) => variant.media_id);
  const data = rows.map((row) => presentMedium(row, variants.get(row.id) ?? []));
  return pageOf(data, { page, perPage, total });
}

/** Live media by kind, and the bytes of all their files. */
export async function countMedia(
  db: Reader,
): Promise<{ pictures: number; documents: number; bytes: number }> {
  const totals = await selectMediaTotals(db);
  const documents = Number(totals.documents);
  return {
    pictures: Number(totals.count) - documents,
    documents,
    bytes: Number(totals.bytes) + Number(totals.variantBytes),
  };
}

export async function readMedium(db: Reader, row: MediumRow): Promise<Medium> {
  return presentMedium(row, await selectVariants(db, [row.id]));
}

function presentMedium(row: MediumRow, variants: readonly VariantFacts[]): Medium {
  return {
    ...presentPicture(row, variants),
    file_name: row.file_name,
    mime: row.mime,
    bytes: row.bytes,
    created_at: row.created_at,
  };
}
