/** Share of white in shades 0 to 5, of black in 7 to 9; shade 6 is the colour itself. */
const lighter = [0.95, 0.9, 0.78, 0.62, 0.42, 0.2];
const darker = [0.14, 0.28, 0.42];

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** The ten shades that Mantine asks of a palette, around a colour given as `#rrggbb` or `#rgb`. */
export function shadesOf(colour: string): Shades {
  return [
    ...lighter.map((share) => mix(colour, 255, share)),
    mix(colour, 0, 0),
    ...darker.map((share) => mix(colour, 0, share)),
  ] as Shades;
}

/** Moves every channel by `share` of its way to `target` (0 to 255). */
function mix(colour: string, target: number, share: number): string {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channels = [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
