import type { Picture, PictureSource } from './api/media.ts';

type Files = Pick<Picture, 'sources'>;

/** The address of the file of this width, which must be one of the source's. */
export function fileAddress({ url }: PictureSource, width: number): string {
  return url.replace('{width}', String(width));
}

/** `srcset` of a format: every file that exists, or undefined when there is none. */
export function sourceSet({ sources }: Files, format: PictureSource['format']): string | undefined {
  const files = sources
    .filter((source) => source.format === format)
    .flatMap((source) => source.widths.map((width) => `${fileAddress(source, width)} ${width}w`));
  return files.join(', ') || undefined;
}

/** The JPEGs that exist, the narrowest first; widths are pixels. */
export function jpegFiles({ sources }: Files): { url: string; width: number }[] {
  return sources
    .filter(({ format }) => format === 'jpeg')
    .flatMap((source) => source.widths.map((width) => ({ url: fileAddress(source, width), width })))
    .toSorted((a, b) => a.width - b.width);
}
