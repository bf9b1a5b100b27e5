/** Embeddings, overrides and isolates: they show `gpj.exe` as `exe.jpg`. Plain marks (LRM, RLM) move no letters. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text holds characters that reverse the direction of others. */
export function reversesLetters(text: string): boolean {
  return text.search(directionControls) >= 0;
}

/** The text without characters that reverse the direction of others. */
export function withoutReversals(text: string): string {
  return text.replace(directionControls, '');
}

/**
 * Whether anything of a text can be seen. Joiners of letters (ZWJ, ZWNJ) may stand in a visible text: emoji and some
 * scripts need them. The blank of Braille (U+2800) is a symbol, but shows nothing.
 */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
