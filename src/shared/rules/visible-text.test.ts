import { expect, it } from 'vitest';
import { isVisible, reversesLetters, withoutReversals } from './visible-text.ts';

it.each([
  '',
  ' ',
  '\u200B',
  '\u2800\u2800',
  '\u3164',
  '\u200D\u200C',
  '\uFEFF\u00AD',
  '\u2066\u2069',
  '\u{E0020}',
])('a text of only invisible characters shows nothing (%#)', (text) => expect(isVisible(text)).toBe(false));

it.each(['a', '·', '👩‍⚖️', 'می‌خواهم', '\u200Ba', 'Ü'])('a text with anything to see is visible: %s', (text) =>
  expect([isVisible(text), reversesLetters(text), withoutReversals(text)]).toEqual([true, false, text]),
);

it('every character that reverses the direction of others is found and removed', () => {
  for (const control of '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069')
    expect([reversesLetters(`a${control}b`), withoutReversals(`a${control}b${control}`)]).toEqual([
      true,
      'ab',
    ]);
});
