import type { DocumentFile, Picture } from '#shared/api/media.ts';
import { sourcePattern } from '#shared/picture-files.ts';
import type { Reader } from '#server/db/connect.ts';
import { fileUrl } from './permanent-files.read.ts';
import { selectVariants, type VariantFacts } from './media-variants.queries.ts';
import {
  isPicture,
  selectMedia,
  selectMediaWithDeleted,
  selectPictureRows,
  type MediumRow,
} from './media.queries.ts';
import type { PictureRow } from './picture-columns.ts';

/** A picture without its alternative text, which depends on where it is shown. */
export type PictureFiles = Omit<Picture, 'alt'>;

type SourceFile = { key: string; width: number };

/** The pictures among these media; deleted ones are missing. */
export async function loadPictures(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, PictureFiles>> {
  const rows = await selectPictureRows(db, [...new Set(mediaIds)]);
  return new Map(rows.map((row) => [row.media_id, presentPictureRow(row)]));
}

/** The PDFs among these media; deleted ones are missing. */
export async function loadDocuments(
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

/** What kind of medium each is; a deleted one is gone, but still has its file name. */
export async function loadMediaKinds(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, { kind: 'picture' | 'document' | 'gone'; fileName: string }>> {
  const rows = await selectMediaWithDeleted(db, mediaIds);
  return new Map(
    rows.map((row) => {
      const kind = isPicture(row) ? 'picture' : 'document';
      return [row.id, { kind: row.deleted_at === null ? kind : 'gone', fileName: row.file_name }];
    }),
  );
}

export function presentPictureRow({ media_id, width, height, placeholder, files }: PictureRow): PictureFiles {
  return {
    media_id,
    width,
    height,
    placeholder,
    sources: presentSources(files ? files.split(' ').map(parseSource) : []),
  };
}

/** Parses `480:key`. */
function parseSource(text: string): SourceFile {
  const end = text.indexOf(':');
  return { width: Number(text.slice(0, end)), key: text.slice(end + 1) };
}

/** Pictures and PDFs with their records; `bytes` is the size of the file at the permanent address. */
export async function loadMediaFacts(db: Reader, mediaIds: readonly number[]) {
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

export function presentPicture(row: MediumRow, variants: readonly VariantFacts[]): PictureFiles {
  return {
    media_id: row.id,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    sources: presentSources(variants.filter(({ format }) => format !== 'pdf')),
  };
}

/** One address per format stands for all widths, which keeps pages with a hundred pictures small. */
function presentSources(files: readonly SourceFile[]): string[] {
  const groups = Map.groupBy(files, ({ key, width }) => key.replace(`-${width}-`, ''));
  return [...groups.values()].map((group) =>
    sourcePattern(group.map(({ key, width }) => ({ url: mediaUrl(key), width }))),
  );
}

/** In parallel, because each query on PostgreSQL is a network round trip. */
async function selectWithVariants(db: Reader, mediaIds: readonly number[]) {
  const ids = [...new Set(mediaIds)];
  const [rows, variants] = await Promise.all([selectMedia(db, ids), selectVariants(db, ids)]);
  return { rows, variants: Map.groupBy(variants, (variant) => variant.media_id) };
}

const mediaUrl = (key: string) => `/media/${key}`;
