import { describe, expect, it } from 'vitest';
import { fitLines, lineHeight } from './fit-lines.ts';

/** Each letter is half as wide as the size. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2;
const box = { width: 200, height: 160, sizes: [40, 30, 20, 10] };

describe('the name on a share card', () => {
  it('has the largest size in which it fits, in lines of nearly the same width', () => {
    expect(fitLines('Toka', box, measure)).toEqual({ size: 40, lines: ['Toka'] });
    expect(fitLines('bir iki üç dört', box, measure)).toEqual({ size: 40, lines: ['bir iki', 'üç dört'] });
  });

  it('gets smaller before a word is broken, and a very long word is broken before it gets tiny', () => {
    expect(fitLines('Sürdürülebilir', { ...box, width: 210 }, measure)).toEqual({
      size: 30,
      lines: ['Sürdürülebilir'],
    });
    expect(fitLines('a'.repeat(30), box, measure)).toEqual({
      size: 20,
      lines: ['a'.repeat(20), 'a'.repeat(10)],
    });
  });

  it('is cut with an ellipsis if it is too long for the smallest size', () => {
    const { size, lines } = fitLines('kelime '.repeat(200), box, measure);
    expect(size).toBe(10);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
  });

  it('never overflows', () => {
    for (let length = 1; length <= 200; length += 7)
      for (const word of ['a ', 'uzunca ', 'bölünmeyen'.repeat(9)]) {
        const { size, lines } = fitLines(word.repeat(length).slice(0, length), box, measure);
        expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(box.width);
        expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
      }
  });
});
