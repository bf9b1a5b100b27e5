import type { Picture } from '#shared/schema/media.ts';

type Shape = Pick<Picture, 'width' | 'height'>;

/** A picture of 97 % of the drawn width looks the same; one pixel more would mean a file of twice the bytes. */
const enough = 0.97;
/** A phone with three pixels per CSS pixel gets a picture for two. */
const fineScreen = { media: '(min-resolution: 2.25dppx)', part: 0.7 };

/**
 * The `sizes` of a picture that covers its box: a wide picture is drawn wider than the box and then cropped.
 * `box` contains the `sizes` of the box, the phone's last; `ratio` is the width of the box divided by its height.
 */
export function coverSizes(picture: Shape, box: string, ratio: number): string {
  const drawn = Math.max(1, ratioOf(picture) / ratio) * enough;
  return box
    .replace(/(?<![\d.])([\d.]+)(px|vw)(?=,|$)/g, (_, size: string, unit: string) =>
      inWhole(Number(size) * drawn, unit),
    )
    .replace(/(\d+)vw$/, (onPhone, size: string) =>
      `${fineScreen.media} ${inWhole(Number(size) * fineScreen.part, 'vw')}, ${onPhone}`,
    );
}

/** The `sizes` of a picture that covers a box as wide as the window and `height` vh, at most `maxHeight` vw high. */
export function coverWindowSizes(
  picture: Shape,
  { height, maxHeight }: { height: number; maxHeight: number },
): string {
  const ratio = ratioOf(picture);
  // In a narrow window the box is as high as `maxHeight` allows; in a wide one the picture fills its width.
  const narrow = Math.max(100, maxHeight * ratio) * enough;
  const inNarrow = `(max-aspect-ratio: ${height}/${maxHeight})`;
  const wide = Math.round(height * ratio);
  return [
    `${fineScreen.media} and ${inNarrow} ${inWhole(narrow * fineScreen.part, 'vw')}`,
    `${inNarrow} ${inWhole(narrow, 'vw')}`,
    `(max-aspect-ratio: ${wide}/100) ${wide}vh`,
    '100vw',
  ].join(', ');
}

function ratioOf({ width, height }: Shape): number {
  return width / height;
}

function inWhole(size: number, unit: string): string {
  return `${Math.ceil(size)}${unit}`;
}
