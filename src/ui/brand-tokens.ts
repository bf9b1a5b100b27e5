import type { Background } from '#shared/logo.ts';
import { isHexColour, readableInk, readableOn } from '#shared/colour.ts';

/** The darkest background of brand-coloured text: `--paper-deep` of tokens.css with its darkest tint. */
const darkestPaper = '#dfdcd6';

const defaults = { mainColor: '#1f1f1f', secondColor: '#565656' };

/**
 * CSS with the configured colours as tokens (docs/product.md, "Configuration") and the order of the layers. It
 * comes before the style sheets. `--brand-ink` is the colour as text on paper, `--on-brand` text on the colour;
 * both have a contrast of 4.5 or more. A value that is not a hex colour is replaced by the default.
 * @param colours `#rgb` or `#rrggbb`
 */
export function brandTokens(colours: { mainColor: string; secondColor: string }): string {
  const main = mainColourOf(colours);
  const second = isHexColour(colours.secondColor) ? colours.secondColor : defaults.secondColor;
  return `@layer base,widgets,site;:root{${tokensOf('brand', main)}${tokensOf('accent', second)}}`;
}

/** Whether the main colour counts as a light or dark background, by the text that is readable on it. */
export function brandBackground(colours: { mainColor: string }): Background {
  return readableOn(mainColourOf(colours)) === '#ffffff' ? 'dark' : 'light';
}

function mainColourOf({ mainColor }: { mainColor: string }): string {
  return isHexColour(mainColor) ? mainColor : defaults.mainColor;
}

function tokensOf(name: string, colour: string): string {
  return `--${name}:${colour};--on-${name}:${readableOn(colour)};--${name}-ink:${readableInk(colour, darkestPaper)};`;
}
