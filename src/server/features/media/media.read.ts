import type { Medium, Picture } from '#shared/api/media.ts';
import { sourceOf } from '#shared/picture-files.ts';
import type { Reader } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/records/paging.ts';
import {
  countLibrary,
  isPicture,
  selectLibrary,
  selectMedia,
  selectPictureRows,
  selectVariants,
  type KnownVariant,
  type MediumRow,
} from './media.queries.ts';
import type { PictureRow } from './picture-columns.ts';

/** Media on a page of the library. */
const perPage = 24;

/** A picture without the alternative text, which belongs to the place that shows it. */
export type PictureFiles = Omit<Picture, 'alt'>;

type SourceFile = { key: string; width: number };

/** The pictures among many media at once; one that was deleted is missing. */
export async function selectPictures(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, PictureFiles>> {
  const rows = await selectPictureRows(db, [...new Set(mediaIds)]);
  return new Map(rows.map((row) => [row.media_id, presentPictureRow(row)]));
}

/** A picture from the columns that a query took. */
export function presentPictureRow({ media_id, width, height, placeholder, files }: PictureRow): PictureFiles {
  return {
    media_id,
    width,
    height,
    placeholder,
    sources: presentSources(files ? files.split(' ').map(readFile) : []),
  };
}

/** `480:key`. */
function readFile(file: string): SourceFile {
  const end = file.indexOf(':');
  return { width: Number(file.slice(0, end)), key: file.slice(end + 1) };
}

/** As `selectPictures`, PDFs as well: with the record, and the bytes of what the lasting address gives out. */
export async function selectMediaFacts(db: Reader, mediaIds: readonly number[]) {
  const { rows, variants } = await selectWithVariants(db, mediaIds);
  return new Map(
    rows.map((row) => {
      const own = variants.get(row.id) ?? [];
      const picture = isPicture(row) ? presentPicture(row, own) : undefined;
      const bytes = own.findLast(({ format }) => format !== 'avif')?.bytes ?? row.bytes;
      return [row.id, { row, picture, bytes }];
    }),
  );
}

export function withAlt(picture: PictureFiles, alt: string): Picture {
  return { ...picture, alt };
}

/**
 * Refuses the id of a medium that does not exist or is no picture; no id is fine.
 *
 * @throws AppError 422 that stands beside `field`.
 */
export async function checkMedium(
  db: Reader,
  field: string,
  mediaId: number | null | undefined,
): Promise<void> {
  if (mediaId === null || mediaId === undefined) return;
  const [medium] = await selectMedia(db, [mediaId]);
  if (!medium || !isPicture(medium))
    throw invalid({ [field]: ['Resim bulunamadı. Silinmiş olabilir; tekrar yükleyin.'] });
}

/** A page of the media library, newest first. */
export async function listMedia(db: Reader, { page, search }: { page: number; search: string }) {
  const total = await countLibrary(db, search);
  const rows = await selectLibrary(db, { search, ...pageRange({ page, perPage }) });
  const ids = rows.map(({ id }) => id);
  const variants = Map.groupBy(await selectVariants(db, ids), (variant) => variant.media_id);
  const data = rows.map((row) => presentMedium(row, variants.get(row.id) ?? []));
  return pageOf(data, { page, perPage, total });
}

export async function readMedium(db: Reader, row: MediumRow): Promise<Medium> {
  return presentMedium(row, await selectVariants(db, [row.id]));
}

function presentMedium(row: MediumRow, variants: readonly KnownVariant[]): Medium {
  return {
    ...presentPicture(row, variants),
    file_name: row.file_name,
    mime: row.mime,
    bytes: row.bytes,
    created_at: row.created_at,
  };
}

function presentPicture(row: MediumRow, variants: readonly KnownVariant[]): PictureFiles {
  return {
    media_id: row.id,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    sources: presentSources(variants.filter(({ format }) => format !== 'pdf')),
  };
}

/** Pages name up to a hundred pictures, each of eight files: they share one address in each format. */
function presentSources(files: readonly SourceFile[]): string[] {
  const groups = Map.groupBy(files, ({ key, width }) => key.replace(`-${width}-`, ''));
  return [...groups.values()].map((group) =>
    sourceOf(group.map(({ key, width }) => ({ url: mediaUrl(key), width }))),
  );
}

/** Both at once: on PostgreSQL each question is a way to the server and back. */
async function selectWithVariants(db: Reader, mediaIds: readonly number[]) {
  const ids = [...new Set(mediaIds)];
  const [rows, variants] = await Promise.all([selectMedia(db, ids), selectVariants(db, ids)]);
  return { rows, variants: Map.groupBy(variants, (variant) => variant.media_id) };
}

const mediaUrl = (key: string) => `/media/${key}`;
