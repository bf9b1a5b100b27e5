/** The channels of a colour, from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast ratio that WCAG 2.2, criterion 1.4.3, asks for normal text. */
export const textContrast = 4.5;

/** The contrast ratio that WCAG 2.2, criterion 1.4.11, asks for the outline of a control. */
export const controlContrast = 3;

/** Whether a value is `#rgb` or `#rrggbb`, and so safe inside a style sheet. */
export function isHexColour(value: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
}

/** Converts a hex colour to `#rrggbb` in lower case. */
export function wideHex(colour: string): string {
  return toHex(parse(colour));
}

/** The contrast ratio of two hex colours by WCAG 2.2, from 1 (equal) to 21 (black and white). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever has more contrast on `background`; the ratio is at least 4.5. */
export function readableOn(background: string): '#000000' | '#ffffff' {
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000';
}

/** Darkens `colour` until it has the contrast of text on a light `background`. */
export function readableInk(colour: string, background: string): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const ink = toHex(parse(colour).map((channel) => channel * share));
    if (contrast(ink, background) >= textContrast) return ink;
  }
  return '#000000';
}

/** Mixes a `share` (0 to 1) of `other` into `colour`, channel by channel; returns `#rrggbb`. */
export function mix(colour: string, other: string, share: number): string {
  const own = parse(colour);
  const added = parse(other);
  return toHex(own.map((channel, index) => channel + ((added[index] ?? 0) - channel) * share));
}

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = parse(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(colour: string): Rgb {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => parseInt(wide.slice(start, start + 2), 16)) as unknown as Rgb;
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
