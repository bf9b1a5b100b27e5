import type { Reader } from '#server/db/connect.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import type { RecordTable, Values } from './record-table.ts';

const missingTexts = {
  picture: 'Resim bulunamadı. Silinmiş olabilir; tekrar yükleyin.',
  document: 'Belge bulunamadı. Silinmiş olabilir; tekrar yükleyin.',
  video: 'Video bulunamadı. Silinmiş olabilir; tekrar yükleyin.',
  cad: 'CAD dosyası bulunamadı. Silinmiş olabilir; tekrar yükleyin.',
};

/** The media columns in `values` whose medium no longer exists or is of the wrong kind. */
async function findUnusable<Row extends AnyRow>(db: Reader, { media }: RecordTable<Row>, values: Values) {
  const columns = Object.entries(media).flatMap(([column, kind]) => {
    const id = values[column];
    return typeof id === 'number' ? [{ column, kind, id }] : [];
  });
  const kinds = await loadMediaKinds(
    db,
    columns.map(({ id }) => id),
  );
  return columns
    .filter(({ kind, id }) => kinds.get(id)?.kind !== kind)
    .map(({ column, kind, id }) => ({ column, kind, fileName: kinds.get(id)?.fileName ?? '' }));
}

/**
 * Checks the media that the media columns in `values` refer to.
 * @throws AppError 422 at each column whose medium cannot be used
 */
export async function checkMedia<Row extends AnyRow>(
  db: Reader,
  table: RecordTable<Row>,
  values: Values,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const { column, kind } of await findUnusable(db, table, values)) errors[column] = [missingTexts[kind]];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** For a restore: the values without missing media, and a text that names the missing ones. */
export async function dropGoneMedia<Row extends AnyRow>(
  db: Reader,
  table: RecordTable<Row>,
  values: Values,
): Promise<{ values: Values; message?: string }> {
  const gone = await findUnusable(db, table, values);
  if (gone.length === 0) return { values };
  const names = gone.map(({ fileName }) => `“${fileName}”`).join(', ');
  return {
    values: { ...values, ...Object.fromEntries(gone.map(({ column }) => [column, null])) },
    message: `Silinmiş dosyalar geri alınamadı: ${names}.`,
  };
}
