import { expect, it } from 'vitest';
import { trimEndOf, withoutLastWord, withoutTags } from './cut-text.ts';

it.each([
  ['toka, , ', 'toka'],
  ['toka', 'toka'],
  [', ,', ''],
])('the end of %j is trimmed to %j', (text, expected) => {
  expect(trimEndOf(text, /[\s,]/)).toBe(expected);
});

it.each([
  ['metal toka  serisi', 'metal toka'],
  ['toka ', 'toka'],
  ['toka', 'toka'],
  ['', ''],
])('%j without its last word is %j', (text, expected) => {
  expect(withoutLastWord(text)).toBe(expected);
});

it('each tag is replaced by the given separator', () => {
  expect(withoutTags('<p class="a">bir</p><p>iki &lt; üç</p>', ' ')).toBe(' bir  iki &lt; üç ');
});
