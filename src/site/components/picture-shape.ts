import type { Picture } from '#shared/api/media.ts';

type Size = Pick<Picture, 'width' | 'height'>;

/** Width by height from which a photograph is a wide one, made for a first screen: wider than 3:2. */
const wide = 1.6;

/** Wide pictures are shown whole where there is room, and cut towards their right where there is none. */
export function isWide({ width, height }: Size): boolean {
  return width >= height * wide;
}

/** Whether a picture lies on its long side. */
export function isLandscape({ width, height }: Size): boolean {
  return width > height;
}
