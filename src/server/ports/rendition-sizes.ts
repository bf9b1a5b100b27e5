import type { PictureSize } from './picture-encoder.ts';

/**
 * The widths that layouts request, in pixels (docs/product.md, "Pictures and files"). JPEGs, which only old
 * browsers show, have fewer: someone waits for an upload until they are made.
 */
const widths = {
  jpeg: [480, 960, 1600, 2400, 3200],
  avif: [320, 480, 720, 960, 1280, 1600, 2400, 3200],
};

/** The greatest height of an AVIF that libvips can write, in pixels. */
const maxHeight = 16_383;

/**
 * The sizes of a picture's renditions in pixels, smallest first. No rendition is larger than the original. A
 * small picture is kept in its width, and a very tall one gets narrower renditions.
 */
export function renditionSizes({ width, height }: PictureSize, format: 'jpeg' | 'avif'): PictureSize[] {
  const largest = Math.max(...widths[format]);
  const wanted = [...widths[format].filter((candidate) => candidate < width), Math.min(width, largest)];
  const sizes = wanted.map((candidate) => fitInside({ width, height }, candidate));
  return sizes.filter((size, index) => size.width !== sizes[index - 1]?.width);
}

function fitInside({ width, height }: PictureSize, wantedWidth: number): PictureSize {
  const scale = Math.min(wantedWidth / width, maxHeight / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
