/* Codes of articles, for server and panel. */

/** The longest code, in characters. */
export const codeLength = 50;

/** Letters count as equal in either case; only ASCII, as both databases fold. */
export const foldedCode = (code: string): string =>
  code.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
