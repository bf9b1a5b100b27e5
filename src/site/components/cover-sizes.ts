import type { Picture } from '#shared/schema/media.ts';

type Shape = Pick<Picture, 'width' | 'height'>;

/** A picture of 97 % of the drawn width looks the same; one pixel more would mean a file of twice the bytes. */
const enough = 0.97;
/** A phone or tablet draws a CSS pixel with two pixels or more, so less shows. */
const enoughOnPhone = 0.88;
/** A phone with three pixels per CSS pixel gets a picture for two. */
const fineScreen = { media: '(min-resolution: 2.25dppx)', part: 0.73 };

/**
 * The `sizes` of a picture that covers its box: a wide picture is drawn wider than the box and then cropped.
 * `boxes` is like `sizes`, the phone's box last; each also has its shape: `(min-width: 801px) 54vw 3/2, 90vw 4/3`.
 */
export function coverSizes(picture: Shape, boxes: string): string {
  const entries = boxes.split(', ').map((entry, index, { length }) => {
    const [, media = '', width, unit = '', across, down] =
      /^(\(.*\) )?([\d.]+)(vw|px) ([\d.]+)\/([\d.]+)$/.exec(entry) ?? [];
    const drawn = Math.max(1, (ratioOf(picture) * Number(down)) / Number(across));
    const part = unit === 'vw' && index === length - 1 ? enoughOnPhone : enough;
    return { media, width: Number(width) * drawn * part, unit };
  });
  const phone = entries.at(-1);
  const fine =
    phone?.unit === 'vw'
      ? [{ ...phone, media: `${fineScreen.media} `, width: phone.width * fineScreen.part }]
      : [];
  return [...entries.slice(0, -1), ...fine, ...entries.slice(-1)]
    .map(({ media, width, unit }) => `${media}${Math.round(width)}${unit}`)
    .join(', ');
}

/** The `sizes` of a picture that covers a box as wide as the window and `height` vh, at most `maxHeight` vw high. */
export function coverWindowSizes(
  picture: Shape,
  { height, maxHeight }: { height: number; maxHeight: number },
): string {
  const ratio = ratioOf(picture);
  // In a narrow window the box is as high as `maxHeight` allows; in a wide one the picture fills its width.
  const narrow = Math.max(100, maxHeight * ratio) * enoughOnPhone;
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
