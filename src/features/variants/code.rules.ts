/* Codes of articles, for server and panel. */

/** The longest code, in characters. */
export const codeLength = 50;

/** Folds a code so that letter case makes no difference. Only ASCII letters are folded, as both databases do. */
export const foldedCode = (code: string): string =>
  code.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
