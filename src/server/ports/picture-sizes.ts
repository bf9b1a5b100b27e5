import type { PictureSize } from './picture-encoder.ts';

/** Widths that the layouts request, in pixels (docs/product.md, "Pictures and files"). */
const renditionWidths = [480, 960, 1600, 2400];

/** The highest AVIF that libvips writes, in pixels. */
const maxHeight = 16_383;

/**
 * The sizes of a picture's renditions in pixels, smallest first. No rendition is larger than the original; a small
 * picture gets its own width, and a very tall one gets narrower renditions.
 */
export function renditionSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.max(...renditionWidths);
  const widths = [...renditionWidths.filter((wanted) => wanted < width), Math.min(width, largest)];
  const sizes = widths.map((wanted) => fitInside({ width, height }, wanted));
  return sizes.filter((size, index) => size.width !== sizes[index - 1]?.width);
}

function fitInside({ width, height }: PictureSize, wantedWidth: number): PictureSize {
  const scale = Math.min(wantedWidth / width, maxHeight / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
