import type { Picture } from '#shared/schema/media.ts';

type Shape = Pick<Picture, 'width' | 'height'>;

/**
 * The `sizes` of a picture that covers its box: a wide picture is drawn wider than the box and then cropped.
 * `box` contains the `sizes` of the box; `ratio` is the width of the box divided by its height.
 */
export function coverSizes(picture: Shape, box: string, ratio: number): string {
  const drawn = Math.max(1, ratioOf(picture) / ratio);
  return box.replace(/(?<![\d.])([\d.]+)(px|vw)(?=,|$)/g, (_, size: string, unit: string) =>
    inWhole(Number(size) * drawn, unit),
  );
}

/** The `sizes` of a picture that covers a box as wide as the window and `height` vh, at most `maxHeight` vw high. */
export function coverWindowSizes(
  picture: Shape,
  { height, maxHeight }: { height: number; maxHeight: number },
): string {
  const ratio = ratioOf(picture);
  // In a narrow window the box is as high as `maxHeight` allows; in a wide one the picture fills its width.
  const narrow = inWhole(Math.max(100, maxHeight * ratio), 'vw');
  const wide = Math.round(height * ratio);
  return `(max-aspect-ratio: ${height}/${maxHeight}) ${narrow}, (max-aspect-ratio: ${wide}/100) ${wide}vh, 100vw`;
}

function ratioOf({ width, height }: Shape): number {
  return width / height;
}

function inWhole(size: number, unit: string): string {
  return `${Math.ceil(size)}${unit}`;
}
