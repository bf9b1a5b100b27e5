import { contrast, textContrast } from '#shared/colour.ts';

/** Share of white in shades 0 to 5 and of black in shades 7 to 9; shade 6 is the colour itself. */
const lighter = [0.95, 0.9, 0.78, 0.62, 0.42, 0.2];
const darker = [0.14, 0.28, 0.42];

/** Minimum contrast of a control with its surroundings (WCAG 2.2, 1.4.11). */
export const controlContrast = 3;

/** Replaces a dark colour without a hue, which as a light grey would look disabled. */
const paper = '#ece9e4';
/** Below this distance between its strongest and weakest channel a colour counts as grey. */
const hueless = 26;

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Mantine's ten shades of a colour given as `#rrggbb` or `#rgb`. */
export function shadesOf(colour: string): Shades {
  return [
    ...lighter.map((share) => mix(colour, 255, share)),
    mix(colour, 0, 0),
    ...darker.map((share) => mix(colour, 0, share)),
  ] as Shades;
}

/** `colour`, lightened as little as possible until it contrasts with the dark `ground`. */
export function lightOn(ground: string, colour: string, wanted: number = textContrast): string {
  if (contrast(colour, ground) >= wanted) return colour;
  const channels = channelsOf(colour);
  if (Math.max(...channels) - Math.min(...channels) < hueless) return paper;
  let share = 0;
  while (share < 1 && contrast(mix(colour, 255, share), ground) < wanted) share += 0.02;
  return mix(colour, 255, share);
}

/** Mixes a share of white (`target` 255) or black (0) into a colour. */
function mix(colour: string, target: number, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16));
}
