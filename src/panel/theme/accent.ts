import { contrast, mix, textContrast } from '#shared/colour.ts';

/** The share of white in shades 0 to 5, and of black in shades 7 to 9. Shade 6 is the colour itself. */
const lighter = [0.95, 0.9, 0.78, 0.62, 0.42, 0.2];
const darker = [0.14, 0.28, 0.42];

const white = '#ffffff';
const black = '#000000';

/** Replaces a dark grey company colour, because its light shade would look disabled. */
const paper = '#ece9e4';

/** A colour is treated as grey if its channels differ by less than this. */
const hueless = 26;

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Mantine's ten shades of a colour. `colour` is `#rrggbb` or `#rgb`. */
export function shadesOf(colour: string): Shades {
  return [
    ...lighter.map((share) => mix(colour, white, share)),
    mix(colour, black, 0),
    ...darker.map((share) => mix(colour, black, share)),
  ] as Shades;
}

/** Lightens `colour` as little as possible until it contrasts with the dark `ground`. */
export function lightOn(ground: string, colour: string, wanted: number = textContrast): string {
  if (contrast(colour, ground) >= wanted) return colour;
  const channels = channelsOf(colour);
  if (Math.max(...channels) - Math.min(...channels) < hueless) return paper;
  let share = 0;
  while (share < 1 && contrast(mix(colour, white, share), ground) < wanted) share += 0.02;
  return mix(colour, white, share);
}

function channelsOf(colour: string): number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16));
}
