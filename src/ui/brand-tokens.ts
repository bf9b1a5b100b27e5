import type { Background } from '#shared/logo.ts';
import { readableInk, isHexColour, readableOn } from '#shared/colour.ts';

/** Background on which brand-coloured text must stay readable: `--paper-deep` of tokens.css with its darkest tint. */
const darkestPaper = '#dfdcd6';

const defaults = { mainColor: '#1f1f1f', secondColor: '#565656' };

/**
 * The token sheet that carries the two configured colours (spec §1): `:root{--brand:…}`. It stands
 * before the style sheets, so it also fixes the order of their layers, whatever order they load in.
 * `…-ink` is the colour as text on paper, `on-…` is text on the colour; both hold 4.5 to 1 for any
 * colours. A value that is no hex colour counts as not configured, so nothing else reaches the sheet.
 */
export function brandTokens(colours: { mainColor: string; secondColor: string }): string {
  const main = mainColourOf(colours);
  const second = isHexColour(colours.secondColor) ? colours.secondColor : defaults.secondColor;
  return `@layer base,widgets,site;:root{${tokensOf('brand', main)}${tokensOf('accent', second)}}`;
}

/** What the main colour is as a ground: black or white is written on it. */
export function brandBackground(colours: { mainColor: string }): Background {
  return readableOn(mainColourOf(colours)) === '#ffffff' ? 'dark' : 'light';
}

function mainColourOf({ mainColor }: { mainColor: string }): string {
  return isHexColour(mainColor) ? mainColor : defaults.mainColor;
}

function tokensOf(name: string, colour: string): string {
  return `--${name}:${colour};--on-${name}:${readableOn(colour)};--${name}-ink:${readableInk(colour, darkestPaper)};`;
}
