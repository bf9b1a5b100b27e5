import type { Picture } from './schema/media.ts';

type Files = Pick<Picture, 'sources'>;
export type PictureFormat = 'avif' | 'jpeg';

const endings: Record<PictureFormat, string> = { avif: '.avif', jpeg: '.jpg' };

/** The files of a format, the narrowest first, with their widths in pixels. */
export function pictureFiles({ sources }: Files, format: PictureFormat): { url: string; width: number }[] {
  return sources.filter((source) => source.endsWith(endings[format])).flatMap(filesOf);
}

/** The `srcset` of a format; undefined if there are no files of that format yet. */
export function sourceSet(picture: Files, format: PictureFormat): string | undefined {
  const files = pictureFiles(picture, format).map(({ url, width }) => `${url} ${width}w`);
  return files.join(', ') || undefined;
}

/** The file for link previews: the widest JPEG of at most 1600 px. Undefined if there is none yet. */
export function previewFile({ sources, width, height }: Pick<Picture, 'sources' | 'width' | 'height'>) {
  const file = pictureFiles({ sources }, 'jpeg').findLast((candidate) => candidate.width <= 1600);
  return file && { ...file, height: Math.round((height * file.width) / width) };
}

/** Expands a pattern: `a-{480,960}-v1.jpg` gives `a-480-v1.jpg` and `a-960-v1.jpg`. */
function filesOf(source: string): { url: string; width: number }[] {
  const [before = '', widths = '', after = ''] = source.split(/[{}]/);
  return widths.split(',').map((width) => ({ url: before + width + after, width: Number(width) }));
}

/**
 * The pattern for files whose names differ only in the width; `pictureFiles` expands it. Throws an Error for
 * an empty list.
 */
export function sourcePattern(files: readonly { url: string; width: number }[]): string {
  const [first] = files;
  if (!first) throw new Error('A pattern needs at least one file');
  const widths = files.map(({ width }) => width).toSorted((a, b) => a - b);
  return first.url.replace(`-${first.width}-`, `-{${widths.join(',')}}-`);
}
