import { contrast, textContrast } from '#shared/colour.ts';

/** Share of white in shades 0 to 5, of black in 7 to 9; shade 6 is the colour itself. */
const lighter = [0.95, 0.9, 0.78, 0.62, 0.42, 0.2];
const darker = [0.14, 0.28, 0.42];

/** Contrast that WCAG 2.2 AA asks of a control against what is around it (criterion 1.4.11). */
export const controlContrast = 3;

/** The light neutral that stands for a dark colour without a hue; lightened to grey it would look disabled. */
const paper = '#ece9e4';
/** Distance of a colour's strongest channel from its weakest, below which it has no hue to keep. */
const hueless = 26;

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** The ten shades that Mantine asks of a palette, around a colour given as `#rrggbb` or `#rgb`. */
export function shadesOf(colour: string): Shades {
  return [
    ...lighter.map((share) => mix(colour, 255, share)),
    mix(colour, 0, 0),
    ...darker.map((share) => mix(colour, 0, share)),
  ] as Shades;
}

/** `colour` as it is told from the dark `ground`: itself when it can, else lightened just enough. */
export function lightOn(ground: string, colour: string, wanted: number = textContrast): string {
  if (contrast(colour, ground) >= wanted) return colour;
  const channels = channelsOf(colour);
  if (Math.max(...channels) - Math.min(...channels) < hueless) return paper;
  let share = 0;
  while (share < 1 && contrast(mix(colour, 255, share), ground) < wanted) share += 0.02;
  return mix(colour, 255, share);
}

/** Moves every channel by `share` of its way to `target` (0 to 255). */
function mix(colour: string, target: number, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16));
}
