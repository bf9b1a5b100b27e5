import { cadMimes } from '#shared/rules/cad-formats.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRenditions } from './renditions.queries.ts';
import { isPicture, pdfMime, selectMedium, type MediumRow } from './media.queries.ts';
import { withTrueEnding } from './true-ending.ts';

/** The file that a permanent address serves (docs/product.md, "Pictures and files"). */
export type PermanentFile = { key: string; bytes: number; mime: string; fileName: string };

/** The largest file of a medium in a format that every browser shows; undefined if there is none. */
export async function findPermanentFile(db: Reader, row: MediumRow): Promise<PermanentFile | undefined> {
  const renditions = await selectRenditions(db, [row.id]);
  const best = renditions.findLast(({ format }) => format !== 'avif');
  if (!best) return undefined;
  const mime = isPicture(row) ? 'image/jpeg' : row.mime;
  return { key: best.key, bytes: best.bytes, mime, fileName: withTrueEnding(row.file_name, mime) };
}

/** The file extensions of media that are served unchanged, by MIME type. */
const extensions: Readonly<Record<string, string>> = {
  [pdfMime]: 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  [cadMimes.step]: 'step',
  [cadMimes.dxf]: 'dxf',
  [cadMimes.glb]: 'glb',
};

/**
 * The permanent address `/dosya/{id}-{key}/{name}`. Id and key identify the file; the name is only for
 * people.
 */
export function fileUrl(medium: Pick<MediumRow, 'id' | 'address_key' | 'file_name' | 'mime'>): string {
  const { id, address_key: key, file_name: name, mime } = medium;
  const base = slugify(withoutExtension(name).replace(/[-_]/g, ' ')).slice(0, 80);
  return `/dosya/${id}${key && `-${key}`}/${base || 'dosya'}.${extensions[mime] ?? 'jpg'}`;
}

/**
 * The medium, live or deleted, at the first part of a permanent address: `12-k3m9`, or `12` if it has no key.
 */
export async function findAddressedMedium(db: Reader, part: string): Promise<MediumRow | undefined> {
  const [, id, key = ''] = /^([1-9]\d{0,8})(?:-([a-z0-9]{1,40}))?$/.exec(part) ?? [];
  const medium = id === undefined ? undefined : await selectMedium(db, Number(id));
  return medium?.address_key === key ? medium : undefined;
}

export function withoutExtension(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]*$/, '');
}
