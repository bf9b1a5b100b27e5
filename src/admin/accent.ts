/** Shades of the company's colour for the panel, so that any configured colour stays readable. */

type Rgb = [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Share of white in shades 0–5 and of black in 7–9; shade 6 is the colour itself. */
const lighter = [0.95, 0.9, 0.78, 0.62, 0.42, 0.2];
const darker = [0.14, 0.28, 0.42];
/** WCAG 2 AA for text, with a margin for tinted grounds. */
const textContrast = 5;

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Ten shades from near white to dark around `color` (`#rrggbb`), the sixth being the colour itself. */
export function accentShades(color: string): Shades {
  const rgb = toRgb(color);
  return [
    ...lighter.map((share) => toHex(mix(rgb, white, share))),
    toHex(rgb),
    ...darker.map((share) => toHex(mix(rgb, black, share))),
  ] as Shades;
}

/** The colour itself, or as much darker as it takes to be read as text on white. */
export function readableOnWhite(color: string): string {
  const rgb = toRgb(color);
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(rgb, black, share);
    if (contrast(candidate, white) >= textContrast) return toHex(candidate);
  }
  return toHex(black);
}

function toRgb(color: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? '1f1f1f';
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)) as Rgb;
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share) as Rgb;
}

/** Contrast ratio of WCAG 2. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
