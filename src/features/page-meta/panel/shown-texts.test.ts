import { expect, it } from 'vitest';
import { shownDescription, shownTitle } from './shown-texts.ts';

const texts = { title_tr: 'Fuarlar', title_en: ' ', description_en: 'Our fairs' };

it('a page without a title shows the one of the main language, then the company name', () => {
  expect(shownTitle(texts, 'tr', 'tr', 'Örnek')).toEqual({ text: 'Fuarlar', from: 'own' });
  expect(shownTitle(texts, 'en', 'tr', 'Örnek')).toEqual({ text: 'Fuarlar', from: 'main' });
  expect(shownTitle({}, 'en', 'tr', 'Örnek')).toEqual({ text: 'Örnek', from: 'company' });
});

it('a page without a description in the main language shows none', () => {
  expect(shownDescription(texts, 'en', 'tr')).toEqual({ text: 'Our fairs', from: 'own' });
  expect(shownDescription(texts, 'tr', 'tr')).toEqual({ text: '', from: 'none' });
});
