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

/** The darkest background behind brand-coloured text: `--paper-deep` of tokens.css with its darkest tint. */
export const darkestPaper = '#dfdcd6';

const defaults = { mainColor: '#1f1f1f', secondColor: '#565656' };

/** The share of the other colour in a hovered button's background. */
const hoverShare = 0.12;

type Colours = { mainColor: string; secondColor: string };

/**
 * CSS with the configured colours as tokens (docs/product.md, "Configuration") and the order of the layers;
 * it must precede the style sheets. A value that is not a hex colour is replaced by the default.
 * @param colours `#rgb` or `#rrggbb`
 */
export function brandTokens(colours: Colours): string {
  const { brand, brandHover, brandEdge, accent } = brandColours(colours);
  const controls = `--brand-hover:${brandHover};--brand-edge:${brandEdge ?? 'transparent'};`;
  return `@layer base,widgets,site;:root{${tokensOf('brand', brand)}${controls}${tokensOf('accent', accent)}}`;
}

/**
 * The colours derived from the two configured ones. `on` is text on the colour, `ink` is the colour as text
 * on paper; both have a contrast of at least 4.5, and so has `brand.on` on `brandHover`. `brandEdge` outlines controls
 * filled with a brand colour that hardly differs from paper.
 */
export function brandColours(colours: Colours) {
  const brand = shadesOf(mainColourOf(colours));
  const accent = shadesOf(isHexColour(colours.secondColor) ? colours.secondColor : defaults.secondColor);
  const isSeen = contrast(brand.colour, darkestPaper) >= controlContrast;
  return { brand, accent, brandHover: hoverOf(brand), brandEdge: isSeen ? undefined : brand.ink };
}

/** Whether the main colour counts as light or dark, by the text colour that is readable on it. */
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

/** Mixes in some of the text colour; mixes it the other way if the text would become hard to read. */
function hoverOf({ colour, on }: Shades): string {
  const towards = mix(colour, on, hoverShare);
  if (contrast(towards, on) >= textContrast) return towards;
  return mix(colour, on === '#ffffff' ? '#000000' : '#ffffff', hoverShare);
}

function tokensOf(name: string, { colour, on, ink }: Shades): string {
  return `--${name}:${colour};--on-${name}:${on};--${name}-ink:${ink};`;
}
