import { expect, it } from 'vitest';
import { turkishTexts } from '../../interface-texts.rules.ts';
import { interfaceTexts, matchesSearch, passes, toPageLang } from './interface-text.ts';
import { placeholderError } from './placeholders.ts';
import { groupNames } from './text-groups.ts';

const german = {
  is_main: false,
  page_lang: { navbar: { home: '', menu: 'Menü', search: 'Produkte suchen' } },
  shipped: { navbar: { menu: '', search: '' } },
};
const turkish = { navbar: { home: 'Anasayfa', menu: 'Menü', search: 'Ürün ara' } };
const texts = interfaceTexts(german, ['navbar.search'], [turkish]);
const names = (filter: Parameters<typeof passes>[1]) =>
  texts.filter((text) => passes(text, filter)).map(({ name }) => name);

it('every group of texts has a Turkish name', () => {
  expect(Object.keys(groupNames).toSorted()).toEqual(Object.keys(turkishTexts).toSorted());
});

it('a text is recognised as missing, outdated or changed', () => {
  expect(names('all')).toEqual(['navbar/home', 'navbar/menu', 'navbar/search']);
  expect(names('missing')).toEqual(['navbar/home']);
  expect(names('outdated')).toEqual(['navbar/search']);
  expect(names('changed')).toEqual(['navbar/menu', 'navbar/search']);
});

it('a search finds the translation, the main text and the group, in any spelling of letters', () => {
  const found = (search: string) => texts.filter((text) => matchesSearch(text, search)).length;
  expect(found('PRODUKTE')).toBe(1);
  expect(found('urun ara')).toBe(1);
  expect(found('menu')).toBe(3);
});

it('the main language is shown beside its shipped texts', () => {
  const main = {
    is_main: true,
    page_lang: { navbar: { home: 'Giriş' } },
    shipped: { navbar: { home: 'Anasayfa' } },
  };
  expect(interfaceTexts(main, [], [main.page_lang])).toMatchObject([{ source: 'Anasayfa', isChanged: true }]);
});

it('fields are sent by group and key', () => {
  expect(toPageLang({ 'navbar/home': 'Start', 'footer/phone': '' })).toEqual({
    navbar: { home: 'Start' },
    footer: { phone: '' },
  });
});

it('a translation keeps the placeholders of its main text and has no others', () => {
  expect(placeholderError('{count} Produkte', '{count} ürün')).toBeUndefined();
  expect(placeholderError('', '{count} ürün')).toBeUndefined();
  expect(placeholderError('Produkte', '{count} ürün')).toBe('Metinde geçmesi gerekir: {count}');
  expect(placeholderError('{number} Produkte', 'Ürünler')).toBe('Burada doldurulmaz: {number}');
});
