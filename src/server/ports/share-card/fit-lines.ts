/** The width of a text in a font size, both in pixels. */
export type Measure = (text: string, size: number) => number;

type Box = {
  width: number;
  height: number;
  /** The font sizes to try, the largest first. */
  sizes: readonly number[];
};

export type FittedText = { size: number; lines: string[] };

export const lineHeight = 1.12;

/** Words that are wider than the box are broken only in sizes up to this share of the largest one. */
const breakingShare = 0.55;

/**
 * Breaks a text into lines of the largest size in which it fits into the box. What does not even fit in the
 * smallest size is cut with an ellipsis.
 */
export function fitLines(text: string, box: Box, measure: Measure): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of box.sizes) {
    const fits = (line: string) => measure(line, size) <= box.width;
    const isSmall = size <= breakingShare * Math.max(...box.sizes);
    const parts = isSmall ? words.flatMap((word) => broken(word, fits)) : words;
    const lines = parts.every(fits) ? wrap(parts, fits) : undefined;
    if (lines && lines.length <= mostLines(box, size))
      return { size, lines: balance(parts, lines.length, { size, measure, widest: box.width }) };
  }
  return cut(words, box, measure);
}

const mostLines = ({ height }: Box, size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Breaks the words again in the narrowest width that needs no more lines, so that no word stands alone. */
function balance(
  words: readonly string[],
  count: number,
  { size, measure, widest }: { size: number; measure: Measure; widest: number },
): string[] {
  let lines: string[] = [];
  for (let width = widest; width > 0; width -= 8) {
    const fits = (line: string) => measure(line, size) <= width;
    if (!words.every(fits)) break;
    const narrower = wrap(words, fits);
    if (narrower.length > count) break;
    lines = narrower;
  }
  return lines;
}

function cut(words: readonly string[], box: Box, measure: Measure): FittedText {
  const size = Math.min(...box.sizes);
  const fits = (line: string) => measure(line, size) <= box.width;
  const lines = wrap(
    words.flatMap((word) => broken(word, fits)),
    fits,
  );
  const most = mostLines(box, size);
  if (lines.length <= most) return { size, lines };
  const shown = lines.slice(0, most);
  const last = Array.from(shown[most - 1] ?? '');
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop();
  return { size, lines: [...shown.slice(0, -1), `${last.join('').trimEnd()}…`] };
}

/** The parts of a word that fit; a word that fits stays whole. */
function broken(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  for (const letter of Array.from(word)) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + letter)) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}
