import type { DeletedRecord, DeletedRecords } from '#shared/api/deleted-record.ts';
import { resolveName } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { restorableUntil } from '#server/db/versions.ts';

/** Records on a page. */
const perPage = 24;

/** How many rows to read, and how many to leave out before. */
export const deletedPlace = (page: number) => ({ limit: perPage, offset: (page - 1) * perPage });

type DeletedRow = { id: number; name: string; deleted_at: string | null };

/** What all kinds of deleted records tell of themselves. */
export function presentDeleted(
  row: DeletedRow,
  mainLang: string,
  {
    image = null,
    detail = '',
    code = '',
  }: { image?: DeletedRecord['image']; detail?: string; code?: string },
): DeletedRecord {
  const deletedAt = row.deleted_at ?? '';
  return {
    id: row.id,
    name: resolveName(readTexts(row.name), mainLang, mainLang, []).text || code,
    detail,
    image,
    deleted_at: deletedAt,
    restorable_until: restorableUntil(deletedAt),
  };
}

export function deletedPage(data: DeletedRecord[], page: number, total: number): DeletedRecords {
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  };
}
