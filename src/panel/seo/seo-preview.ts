import { trimEndOf } from '#shared/rules/cut-text.ts';

/* Search engines cut texts after about this many characters of Latin script. */

export const seoTitleLength = 60;
export const seoDescriptionLength = 160;

/** The first text that is not blank, as one line. */
export function firstText(...texts: readonly unknown[]): string {
  const lines = texts.map((text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''));
  return lines.find((line) => line !== '') ?? '';
}

/** Cuts a text between words and adds an ellipsis, as result pages do. */
export function cutText(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? most : cut.lastIndexOf(' ');
  const words = end > 0 ? cut.slice(0, end) : cut;
  return `${trimEndOf(words, /[\s,.;:–-]/)}…`;
}

/** The limits of one line in a result: characters, and pixels in a font. */
export type ResultLine = { most: number; pixels: number; font: string };

export const titleLine: ResultLine = { most: seoTitleLength, pixels: 580, font: '20px Arial, sans-serif' };
export const descriptionLine: ResultLine = {
  most: seoDescriptionLength,
  pixels: 960,
  font: '14px Arial, sans-serif',
};

let canvas: CanvasRenderingContext2D | null | undefined;

/** The width of a text in pixels, rounded. */
export function textWidth(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return Math.round(canvas.measureText(text).width);
}

/**
 * Cuts a text where a search engine cuts it: at the limit of characters or of pixels, whichever comes first.
 */
export function cutLine(text: string, { most, pixels, font }: ResultLine, width = textWidth): string {
  if (width(text, font) <= pixels) return cutText(text, most);
  const letters = Array.from(text);
  const fitting = letters.findIndex((_, index) => width(letters.slice(0, index + 1).join(''), font) > pixels);
  return cutText(text, Math.min(most, fitting));
}

/** The length as `42 / 60`, and whether it exceeds the limit. */
export function textLength(text: string, most: number): { label: string; isTooLong: boolean } {
  const { length } = Array.from(text);
  return { label: `${length} / ${most}`, isTooLong: length > most };
}
