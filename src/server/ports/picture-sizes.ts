import type { PictureSize } from './picture-encoder.ts';

/** Widths that layouts ask for, in pixels (design.md §3, "Files"). */
const variantWidths = [480, 960, 1600, 2400];

/** AVIF files cannot be higher, in pixels; libvips refuses them. */
const maxHeight = 16_383;

/**
 * The sizes in which a picture is kept: never larger than itself, so that a small one gets its own
 * width, and a very tall one is narrower than the width it stands for.
 */
export function variantSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.max(...variantWidths);
  const widths = [...variantWidths.filter((wanted) => wanted < width), Math.min(width, largest)];
  const sizes = widths.map((wanted) => fitInside({ width, height }, wanted));
  return sizes.filter((size, index) => size.width !== sizes[index - 1]?.width);
}

function fitInside({ width, height }: PictureSize, wantedWidth: number): PictureSize {
  const scale = Math.min(wantedWidth / width, maxHeight / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
