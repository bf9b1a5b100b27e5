import { gtinProblem } from '#features/ordering-data/ordering-fields.rules.ts';

/** What a printed code can lead to. */
export const shortLinkKinds = ['product', 'variant', 'category', 'catalogue', 'fair'] as const;
export type ShortLinkKind = (typeof shortLinkKinds)[number];

/** Base32 by Crockford: no letter looks like another one or like a digit, and no code spells a word with `u`. */
export const shortAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
export const shortLength = 7;

const shortCode = new RegExp(`^[${shortAlphabet}]{${shortLength}}$`);

/** Reads a short code in any letter case; `O` is read as 0, `I` and `L` as 1. Undefined if it cannot be one. */
export function readShortCode(text: string): string | undefined {
  const read = text.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return shortCode.test(read) ? read : undefined;
}

/** Reads a GTIN of 8, 12, 13 or 14 digits as one of 14; undefined if its check digit is wrong. */
export function readGtin(text: string): string | undefined {
  return text !== '' && gtinProblem(text) === undefined ? text.padStart(14, '0') : undefined;
}

/** What the path of a printed code names. */
export type ScannedAddress = { short: string } | { gtin: string };

/**
 * Reads the path of a printed code: `/k/7f3kx9q`, or the form of GS1 Digital Link, whose further keys such as
 * `/01/09506000134352/21/12345` do not matter here. Letter case and trailing slashes do not matter either.
 */
export function readScannedPath(path: string): ScannedAddress | undefined {
  const [, root = '', name = '', rest = ''] = /^\/(k|01)\/([^/]+)(\/.*)?$/i.exec(path) ?? [];
  if (root === '01') {
    const gtin = readGtin(name);
    return gtin === undefined ? undefined : { gtin };
  }
  const short = /^\/*$/.test(rest) ? readShortCode(name) : undefined;
  return short === undefined ? undefined : { short };
}

/** The forms of the address in a printed code. */
export const addressForms = ['short', 'gs1'] as const;
export type AddressForm = (typeof addressForms)[number];

/**
 * The address that people read and copy. `lang` pins the language of the page; without it the visitor's own language
 * decides.
 */
export function printedAddress(origin: string, { short, gtin, lang }: PrintedCode): string {
  return `${origin}${gtin === undefined ? `/k/${short}` : `/01/${gtin}`}${lang ? `?lang=${lang}` : ''}`;
}

/** With `gtin`, 14 digits, the address has the form of GS1 Digital Link. */
export type PrintedCode = { short: string; gtin?: string | undefined; lang?: string | undefined };

/**
 * The same address for a QR code: in capital letters, which take fewer squares than small ones. Scheme, host and short
 * code have no letter case; the name of a parameter has one.
 */
export function addressInCode(address: string): string {
  const [path = '', query] = address.split('?', 2);
  return path.toUpperCase() + (query === undefined ? '' : `?${query}`);
}
