import { cadMimes } from '#shared/rules/cad-formats.ts';
import { pdfMime } from './media.queries.ts';

/** The file extensions by MIME type: the one that a file gets, then others with the same meaning. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  [pdfMime]: ['pdf'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  [cadMimes.step]: ['step', 'stp'],
  [cadMimes.dxf]: ['dxf'],
  [cadMimes.glb]: ['glb'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/svg+xml': ['svg'],
};

/**
 * Replaces a wrong file extension by the one of the content, because systems open a file by its extension:
 * `resim.png.exe` with a PNG inside becomes `resim.png`.
 */
export function withTrueEnding(name: string, mime: string): string {
  const known = endings[mime];
  if (!known || hasEnding(name, known)) return name;
  const rest = name.replace(/(?<=.)\.[a-z][a-z0-9]{0,4}$/i, '');
  return hasEnding(rest, known) ? rest : `${rest}.${known[0]}`;
}

function hasEnding(name: string, known: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return known.some((ending) => lower.endsWith(`.${ending}`) && lower.length > ending.length + 1);
}
