import { slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRenditions } from './renditions.queries.ts';
import { isPicture, pdfMime, selectMedia, type MediumRow } from './media.queries.ts';

/** A file as its permanent address serves it (docs/product.md, "Pictures and files"). */
export type PermanentFile = { key: string; bytes: number; mime: string; fileName: string };

/** The largest file of a medium that every browser shows; undefined when there is none. */
export async function findPermanentFile(db: Reader, mediumId: number): Promise<PermanentFile | undefined> {
  const [row] = await selectMedia(db, [mediumId]);
  const renditions = await selectRenditions(db, row ? [row.id] : []);
  const best = renditions.findLast(({ format }) => format !== 'avif');
  if (!row || !best) return undefined;
  const mime = isPicture(row) ? 'image/jpeg' : row.mime;
  return { key: best.key, bytes: best.bytes, mime, fileName: row.file_name };
}

/** Of files that are served as they are. */
const extensions: Readonly<Record<string, string>> = {
  [pdfMime]: 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** `/dosya/{id}/{name}`. The id alone finds the file; the name is for people. */
export function fileUrl({ id, file_name: name, mime }: Pick<MediumRow, 'id' | 'file_name' | 'mime'>): string {
  const base = slugify(withoutExtension(name).replace(/[-_]/g, ' ')).slice(0, 80);
  return `/dosya/${id}/${base || 'dosya'}.${extensions[mime] ?? 'jpg'}`;
}

export function withoutExtension(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]*$/, '');
}
