/** The maximum number of words that a synonym leads to. */
export const maxSynonymWords = 12;

/** The single words or phrases of a text like `toka, kanca`, without empty ones. */
export function synonymWords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}
