import { expect, it } from 'vitest';
import { languageOfError, localisedValues, missingTexts } from './localised-fields.ts';

const language = (abbr: string, isMain: boolean) => ({
  abbr,
  lang: abbr,
  active: true,
  is_main: isMain,
  page_lang: {},
  version: 1,
  shipped: {},
  outdated: [],
});
const languages = [language('tr', true), language('en', false)];
const fields = [
  { name: 'name', label: 'Ad' },
  { name: 'summary', label: 'Kısa açıklama' },
];

it('every field gets a value in every language', () => {
  expect(localisedValues(fields, languages, { name_tr: 'Halka' })).toEqual({
    name_tr: 'Halka',
    name_en: '',
    summary_tr: '',
    summary_en: '',
  });
});

it('the texts that only the main language has are named', () => {
  const values = { name_tr: 'Halka', name_en: '', summary_tr: '', summary_en: '' };
  expect(missingTexts(fields, values, 'en', 'tr')).toEqual(['Ad']);
  expect(missingTexts(fields, values, 'tr', 'tr')).toEqual([]);
});

it('the language of an error is found, also inside list rows', () => {
  expect(languageOfError({ code: 'x', name_en: 'y' }, languages)).toBe('en');
  expect(languageOfError({ 'attributes.2.label.tr': 'y' }, languages)).toBe('tr');
  expect(languageOfError({ code: 'x', is_on: 'y' }, languages)).toBeUndefined();
});
