import {
  contrast,
  controlContrast,
  isHexColour,
  mix,
  readableInk,
  readableOn,
  textContrast,
} from '#shared/colour.ts';
import type { Background } from '#features/configuration/logo.rules.ts';

/**
 * The darkest background on which brand-coloured text is shown: `--paper-deep` of tokens.css in its darkest
 * tint.
 */
export const darkestPaper = '#dfdcd6';

const defaults = { mainColor: '#1f1f1f', secondColor: '#565656' };

/** The share of the text colour that is mixed into a button's background on hover. */
const hoverShare = 0.12;

type Colours = { mainColor: string; secondColor: string };

/**
 * Returns CSS with the configured colours as tokens (docs/product.md, "Configuration") and the order of the
 * layers. This CSS must precede the style sheets. A value that is not a hex colour is replaced by the
 * default.
 * @param colours `#rgb` or `#rrggbb`
 */
export function brandTokens(colours: Colours): string {
  const { brand, brandHover, brandEdge, accent } = brandColours(colours);
  const controls = `--brand-hover:${brandHover};--brand-edge:${brandEdge ?? 'transparent'};`;
  return `@layer base,widgets,site;:root{${tokensOf('brand', brand)}${controls}${tokensOf('accent', accent)}}`;
}

/**
 * Derives all brand colours from the two configured ones. `on` is the colour of text on the colour; `ink` is
 * the colour as text on paper. Both have a contrast of at least 4.5, and so has `brand.on` on `brandHover`.
 * `brandEdge` is for the outline of controls, because a brand colour may hardly differ from paper.
 */
export function brandColours(colours: Colours) {
  const brand = shadesOf(mainColourOf(colours));
  const accent = shadesOf(isHexColour(colours.secondColor) ? colours.secondColor : defaults.secondColor);
  const isSeen = contrast(brand.colour, darkestPaper) >= controlContrast;
  return { brand, accent, brandHover: hoverOf(brand), brandEdge: isSeen ? undefined : brand.ink };
}

/** Whether the main colour is light or dark, judged by the text colour that is readable on it. */
export function brandBackground(colours: { mainColor: string }): Background {
  return readableOn(mainColourOf(colours)) === '#ffffff' ? 'dark' : 'light';
}

function mainColourOf({ mainColor }: { mainColor: string }): string {
  return isHexColour(mainColor) ? mainColor : defaults.mainColor;
}

type Shades = { colour: string; on: string; ink: string };

function shadesOf(colour: string): Shades {
  return { colour, on: readableOn(colour), ink: readableInk(colour, darkestPaper) };
}

/**
 * The background on hover: some of the text colour is mixed in, or the opposite if the text would become hard
 * to read.
 */
function hoverOf({ colour, on }: Shades): string {
  const towards = mix(colour, on, hoverShare);
  if (contrast(towards, on) >= textContrast) return towards;
  return mix(colour, on === '#ffffff' ? '#000000' : '#ffffff', hoverShare);
}

function tokensOf(name: string, { colour, on, ink }: Shades): string {
  return `--${name}:${colour};--on-${name}:${on};--${name}-ink:${ink};`;
}
