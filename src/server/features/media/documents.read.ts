import type { DocumentFile } from '#shared/api/media.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import { isPicture, selectMedia, selectVariants, type MediumRow } from './media.queries.ts';

/** The PDFs among many media at once; one that was deleted is missing. */
export async function selectDocuments(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, DocumentFile>> {
  const rows = (await selectMedia(db, [...new Set(mediaIds)])).filter((row) => !isPicture(row));
  return new Map(
    rows.map((row) => [
      row.id,
      { media_id: row.id, url: fileUrl(row), file_name: row.file_name, mime: row.mime, bytes: row.bytes },
    ]),
  );
}

/** A file as its lasting address gives it out. */
export type LastingFile = { key: string; bytes: number; mime: string; fileName: string };

/** The largest file of a medium that every browser shows; undefined when there is none. */
export async function findLastingFile(db: Reader, mediumId: number): Promise<LastingFile | undefined> {
  const [row] = await selectMedia(db, [mediumId]);
  const variants = await selectVariants(db, row ? [row.id] : []);
  const best = variants.findLast(({ format }) => format !== 'avif');
  if (!row || !best) return undefined;
  const mime = best.format === 'pdf' ? row.mime : 'image/jpeg';
  return { key: best.key, bytes: best.bytes, mime, fileName: row.file_name };
}

/** `/dosya/{id}/{name}`, which lasts however the file is stored; the name is for people alone. */
export function fileUrl({ id, file_name: name, mime }: Pick<MediumRow, 'id' | 'file_name' | 'mime'>): string {
  const ending = mime === 'application/pdf' ? 'pdf' : 'jpg';
  const base = slugify(withoutEnding(name).replace(/[-_]/g, ' ')).slice(0, 80);
  return `/dosya/${id}/${base || 'dosya'}.${ending}`;
}

/** What people call a file: its name without what says its kind. */
export function withoutEnding(name: string): string {
  return name.replace(/(?<=.)\.[^.]*$/, '');
}
