import { codeOf } from '../sheet/code-cells.ts';

/**
 * A possible meaning of a file name: the code of an article, and the place in its gallery, counted from 1.
 */
export type PictureName = { code: string; place: number };

const extension = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|svg|heic|heif)$/i;

/** Whether the operating system added this file to the archive. */
export const isHiddenFile = (path: string): boolean =>
  path.split(/[/\\]/).some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /thumbs\.db$/i.test(path);

/** The file name without folders, because the folders in a ZIP have no meaning. */
export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/**
 * The possible meanings of a file name, the likeliest first: `TK-1140_2.jpg` may be the picture of the code
 * `TK-1140_2`, or the second picture of `TK-1140`. Empty if the name is not that of a picture.
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
