import { expect, it } from 'vitest';
import { fallbackPlaceholder } from './language-tabs-fallback.ts';

const languages = [
  { abbr: 'tr', lang: 'Türkçe' },
  { abbr: 'en', lang: 'English' },
];
const formWith = (values: Record<string, unknown>) => ({ languages, fields: { getValues: () => values } });

it('an empty field of another language shows the text of the main language', () => {
  const form = formWith({ name_tr: 'D Halka  35 mm ', name_en: '' });
  expect(fallbackPlaceholder(form, 'name_en')).toBe('Boş: ziyaretçiler Türkçe metni görür: D Halka 35 mm');
});

it('a field shows no placeholder in the main language or when the main text is empty', () => {
  const form = formWith({ name_tr: 'D Halka', summary_tr: ' ', summary_en: '' });
  expect(fallbackPlaceholder(form, 'name_tr')).toBeUndefined();
  expect(fallbackPlaceholder(form, 'summary_en')).toBeUndefined();
});

it('SEO texts show no placeholder, because they have no fallback to the main language', () => {
  const form = formWith({ seo_title_tr: 'D halka alın', seo_title_en: '' });
  expect(fallbackPlaceholder(form, 'seo_title_en')).toBeUndefined();
});

it('fields without languages are not taken for localised ones', () => {
  const form = formWith({ code: 'HL-35', seo_name: 'dhalka', category_tr: '4', category_id: '4' });
  for (const name of ['code', 'seo_name', 'category_id'])
    expect(fallbackPlaceholder(form, name)).toBeUndefined();
});

it('a long placeholder is cut short', () => {
  const form = formWith({ summary_tr: 'uzun '.repeat(200) });
  expect(fallbackPlaceholder(form, 'summary_en')?.endsWith('uzun…')).toBe(true);
});
