import type { DocumentFile, MediumKind, Picture, VideoFile } from '#shared/schema/media.ts';
import { sourcePattern } from '#shared/picture-files.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { fileUrl } from './permanent-files.read.ts';
import { selectRenditions, type RenditionFacts } from './renditions.queries.ts';
import {
  isPicture,
  kindOfMedium,
  lowerAscii,
  selectMedia,
  selectMediaByName,
  selectMediaWithDeleted,
  selectPictureRows,
  type MediumRow,
} from './media.queries.ts';
import type { PictureRow } from './picture-columns.ts';

/**
 * A picture without alternative text, because that depends on where it is shown. `texts` contains the
 * medium's own alternative texts as JSON.
 */
export type PictureFiles = Omit<Picture, 'alt'> & { texts: string };

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
  return loadFiles(db, mediaIds, ['document']);
}

/** The PDFs and CAD files among these media; deleted ones are missing. */
export async function loadGalleryDocuments(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, DocumentFile>> {
  return loadFiles(db, mediaIds, ['document', 'cad']);
}

/** The videos among these media; deleted ones are missing. */
export async function loadVideos(db: Reader, mediaIds: readonly number[]): Promise<Map<number, VideoFile>> {
  return loadFiles(db, mediaIds, ['video']);
}

async function loadFiles(db: Reader, mediaIds: readonly number[], kinds: readonly MediumKind[]) {
  const media = await selectMedia(db, [...new Set(mediaIds)]);
  const rows = media.filter((row) => kinds.includes(kindOfMedium(row)));
  return new Map(
    rows.map((row) => [
      row.id,
      { media_id: row.id, url: fileUrl(row), file_name: row.file_name, mime: row.mime, bytes: row.bytes },
    ]),
  );
}

/** The kind and file name of each medium. A deleted one is marked as gone. */
export async function loadMediaKinds(
  db: Reader,
  mediaIds: readonly number[],
): Promise<Map<number, { kind: MediumKind | 'gone'; fileName: string }>> {
  const rows = await selectMediaWithDeleted(db, mediaIds);
  return new Map(
    rows.map((row) => {
      const kind = row.deleted_at === null ? kindOfMedium(row) : 'gone';
      return [row.id, { kind, fileName: row.file_name }];
    }),
  );
}

export type NamedMedium = { id: number; name: string; kind: MediumKind };

/** The media with these file names. One with the same letters is found before one that differs in their case. */
export async function findMediaByName(
  db: Reader,
  names: readonly string[],
): Promise<(name: string) => NamedMedium[]> {
  const rows = await selectMediaByName(db, [...new Set(names)]);
  const media = rows.map((row) => ({ id: row.id, name: row.file_name, kind: kindOfMedium(row) }));
  const exact = Map.groupBy(media, ({ name }) => name);
  const alike = Map.groupBy(media, ({ name }) => lowerAscii(name));
  return (name) => exact.get(name) ?? alike.get(lowerAscii(name)) ?? [];
}

export function presentPictureRow(row: PictureRow): PictureFiles {
  const { media_id, width, height, placeholder, files, medium_alt: texts } = row;
  return {
    media_id,
    width,
    height,
    placeholder,
    sources: presentSources(files ? files.split(' ').map(parseSource) : []),
    ...presentFocus(row),
    texts,
  };
}

function presentFocus({ focus_x: x, focus_y: y }: Pick<MediumRow, 'focus_x' | 'focus_y'>) {
  return x === null || y === null ? {} : { focus: { x, y } };
}

/** Parses `480:key`. */
function parseSource(text: string): SourceFile {
  const end = text.indexOf(':');
  return { width: Number(text.slice(0, end)), key: text.slice(end + 1) };
}

/**
 * Media of all kinds as the panel shows them; `bytes` is the size of the file at the permanent address, `page` the
 * picture of the page of a PDF.
 */
export async function loadMediaFacts(db: Reader, mediaIds: readonly number[]) {
  const { rows, renditions } = await selectWithRenditions(db, mediaIds);
  return new Map(
    rows.map((row) => {
      const own = renditions.get(row.id) ?? [];
      const picture = isPicture(row) ? presentPicture(row, own) : undefined;
      const page = kindOfMedium(row) === 'document' ? presentPage(row, own) : undefined;
      const bytes = own.findLast(({ format }) => format !== 'avif')?.bytes ?? row.bytes;
      return [row.id, { row, picture, page, bytes }];
    }),
  );
}

export function withAlt(picture: PictureFiles, alt: string): Picture {
  return { ...withoutTexts(picture), alt };
}

export function withoutTexts(picture: PictureFiles): Omit<Picture, 'alt'> {
  const { media_id, width, height, placeholder, sources, focus } = picture;
  return { media_id, width, height, placeholder, sources, ...(focus && { focus }) };
}

/**
 * A picture with alternative text: that of the place that shows it, else the medium's own, else `otherwise`.
 */
export function describePicture(
  picture: PictureFiles,
  localiser: Localiser,
  { own = '', otherwise }: { own?: string | undefined; otherwise: string },
): Picture {
  return withAlt(picture, own || localiser.read({ alt: picture.texts }).alt || otherwise);
}

export function presentPicture(row: MediumRow, renditions: readonly RenditionFacts[]): PictureFiles {
  return {
    media_id: row.id,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    sources: isPicture(row) ? presentSources(renditions) : [],
    ...presentFocus(row),
    texts: row.alt,
  };
}

/** The picture of a PDF's only page; undefined if there is none. */
function presentPage(row: MediumRow, renditions: readonly RenditionFacts[]): PictureFiles | undefined {
  const files = renditions.filter(({ format }) => format === 'jpeg');
  const largest = files.at(-1);
  if (!largest) return undefined;
  const { width, height } = largest;
  return { media_id: row.id, width, height, placeholder: '', sources: presentSources(files), texts: row.alt };
}

/** One address template per format covers all widths, which keeps pages with a hundred pictures small. */
function presentSources(files: readonly SourceFile[]): string[] {
  const groups = Map.groupBy(files, ({ key, width }) => key.replace(`-${width}-`, ''));
  return [...groups.values()].map((group) =>
    sourcePattern(group.map(({ key, width }) => ({ url: mediaUrl(key), width }))),
  );
}

/**
 * Selects media with their renditions. Both queries run in parallel, because on PostgreSQL each is a network
 * round trip.
 */
async function selectWithRenditions(db: Reader, mediaIds: readonly number[]) {
  const ids = [...new Set(mediaIds)];
  const [rows, renditions] = await Promise.all([selectMedia(db, ids), selectRenditions(db, ids)]);
  return { rows, renditions: Map.groupBy(renditions, (rendition) => rendition.media_id) };
}

const mediaUrl = (key: string) => `/media/${key}`;
