import { expect, it } from 'vitest';
import { shownLanguages } from './shown-languages.ts';

const languages = ['tr', 'en', 'de'].map((abbr, index) => ({
  abbr,
  lang: abbr,
  active: true,
  is_main: index === 0,
  page_lang: {},
  version: 1,
  shipped: {},
  outdated: [],
}));
const shown = (lang: string, otherLang: string, isBeside: boolean) =>
  shownLanguages({ languages, lang, otherLang }, isBeside).map(({ abbr }) => abbr);

it('a tab shows its own language', () => {
  expect(shown('de', 'de', false)).toEqual(['de']);
  expect(shown('tr', 'de', false)).toEqual(['tr']);
});

it('side by side are the main language and the other one that was open last', () => {
  expect(shown('de', 'de', true)).toEqual(['tr', 'de']);
  // An error in the main language opens that tab without changing the right column.
  expect(shown('tr', 'de', true)).toEqual(['tr', 'de']);
});
