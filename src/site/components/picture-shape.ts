import type { Picture } from '#shared/schema/media.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Width divided by height from which a picture counts as wide, as hero photographs are. */
const wideRatio = 1.6;

/**
 * Whether a picture is wide. Wide pictures are shown whole where they fit; elsewhere they are cropped to their
 * right part.
 */
export function isWide({ width, height }: Size): boolean {
  return width >= height * wideRatio;
}

export function isLandscape({ width, height }: Size): boolean {
  return width > height;
}
