import { codeOf } from '../sheet/code-cells.ts';

/** What the name of a file says: a code, and the place in the gallery that is counted from 1. */
export type PictureName = { code: string; place: number };

const extension = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|svg|heic|heif)$/i;

/** Files that systems put into archives by themselves. */
export const isHiddenFile = (path: string): boolean =>
  path.split(/[/\\]/).some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /thumbs\.db$/i.test(path);

/** The name without folders: what a ZIP says of folders is never used. */
export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/**
 * What `TK-1140_2.jpg` may mean, the likeliest first: the code `TK-1140_2`, or the second picture of `TK-1140`. Empty
 * for the name of no picture.
 */
export function readPictureName(name: string): PictureName[] {
  if (!extension.test(name)) return [];
  const stem = name.replace(extension, '');
  const [, base = '', place = ''] = /^(.+)_(\d{1,3})$/.exec(stem) ?? [];
  return [
    { code: codeOf(stem), place: 1 },
    { code: codeOf(base), place: Number(place) },
  ].filter((choice) => choice.code !== '' && choice.place >= 1);
}
