/**
 * Unicode embeddings, overrides and isolates, which can show `gpj.exe` as `exe.jpg`. Plain marks (LRM, RLM)
 * are allowed, because they do not reorder letters.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text contains characters that reverse the direction of others. */
export function reversesLetters(text: string): boolean {
  return text.search(directionControls) >= 0;
}

/** The text without characters that reverse the direction of others. */
export function withoutReversals(text: string): string {
  return text.replace(directionControls, '');
}

/**
 * Whether any character of a text is visible. Joiners (ZWJ, ZWNJ) are allowed beside visible ones, because
 * emoji and some scripts need them. The Braille blank (U+2800) is a symbol that shows nothing.
 */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
