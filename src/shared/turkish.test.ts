import { describe, expect, it } from 'vitest';
import { lowerTurkish, searchFold, sortKey } from './turkish.ts';

describe('searchFold', () => {
  it.each([
    ['çıtçıt', 'citcit'],
    ['CITCIT', 'citcit'],
    ['ÇITÇIT', 'citcit'],
    ['Çıtçıt', 'citcit'],
    ['citcit', 'citcit'],
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['İSTANBUL', 'istanbul'],
    ['kuşgözü', 'kusgozu'],
    ['KUŞGÖZÜ', 'kusgozu'],
    ['DÜĞME', 'dugme'],
    ['kâğıt', 'kagit'],
    ['s\u0327erit', 'serit'],
    ['  iki   boşluk ', 'iki bosluk'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(searchFold(text)).toBe(folded);
  });
});

describe('sortKey', () => {
  const byKey = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0);

  it('sorts names by the Turkish alphabet', () => {
    const names = [
      'Zincir',
      'Çıtçıt',
      'Cıvata',
      'Şerit',
      'Sarkaç',
      'İğne',
      'Irmak',
      'Öge',
      'Ok',
      'Ünlü',
      'Uç',
      'Ğ',
      'Gül',
    ];
    expect([...names].sort(byKey)).toEqual([...names].sort(new Intl.Collator('tr').compare));
  });

  it('ignores upper and lower case', () => {
    expect(sortKey('IŞIK')).toBe(sortKey('ışık'));
    expect(sortKey('İĞNE')).toBe(sortKey('iğne'));
  });

  it('compares numbers by their value', () => {
    const names = ['Halka 10 mm', 'Halka 9 mm', 'Halka 100 mm', 'Halka 025 mm'];
    expect([...names].sort(byKey)).toEqual(['Halka 9 mm', 'Halka 10 mm', 'Halka 025 mm', 'Halka 100 mm']);
  });

  it('sorts a name before longer names that start with it', () => {
    expect(['Toka Çift', 'Toka', 'Tokalı'].sort(byKey)).toEqual(['Toka', 'Toka Çift', 'Tokalı']);
  });

  it('sorts letters of other alphabets last', () => {
    expect(['Жук', 'Zil', 'Ä'].sort(byKey)).toEqual(['Ä', 'Zil', 'Жук']);
  });
});

it('lower case keeps ı and i apart', () => {
  expect(lowerTurkish('IİIŞ')).toBe('ıiış');
});
