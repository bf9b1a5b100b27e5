import { describe, expect, it } from 'vitest';
import { looseKey, looseKeysOf, matchName } from './picture-names.ts';

const codes = ['TK-1135', 'TK-13', 'TK-12', 'TK-18', 'TK-122', 'TK-11', 'AB-1', 'AB_1', 'TK-12-N'];
const known = {
  has: (code: string) => codes.includes(code),
  similar: (key: string) => codes.filter((code) => looseKey(code) === key),
};
const meant = (name: string) => {
  const found = matchName(name, known);
  return 'problem' in found ? found.problem : [found.code, found.place, found.match];
};

describe('the name of a picture', () => {
  it.each([
    ['TK-12.jpg', ['TK-12', 1, 'exact']],
    ['TK-11_9.jpg', ['TK-11', 9, 'exact']],
    ['tk-1135.jpg', ['TK-1135', 1, 'spelling']],
    ['TK13.jpg', ['TK-13', 1, 'spelling']],
    ['tk 13.JPG', ['TK-13', 1, 'spelling']],
    ['tk_13_2.png', ['TK-13', 2, 'spelling']],
    ['TK-12-n.jpg', ['TK-12-N', 1, 'spelling']],
    ['TK-12-2.jpg', ['TK-12', 2, 'guess']],
    ['TK-12 (2).jpg', ['TK-12', 2, 'guess']],
    ['TK-12_front.JPG', ['TK-12', 1, 'guess']],
    ['TK-12 ön.jpg', ['TK-12', 1, 'guess']],
    ['tk12-ARKA.jpg', ['TK-12', 'last', 'guess']],
    ['TK-18 kopya.jpg', ['TK-18', 'last', 'guess']],
    ['TK-18 - Kopya (3).jpg', ['TK-18', 'last', 'guess']],
    ['TK-18_2 copy.jpg', ['TK-18', 2, 'guess']],
  ])('%s means %j', (name, expected) => {
    expect(meant(name)).toEqual(expected);
  });

  it('that is like several codes, or like none, finds nothing', () => {
    expect(meant('ab1.jpg')).toContain('AB-1, AB_1');
    expect(meant('AB-1.jpg')).toEqual(['AB-1', 1, 'exact']);
    expect(meant('YOK-1 kopya.jpg')).toContain('kodlu ürün ya da varyant yok');
    expect(meant('kopya.jpg')).toContain('kodlu ürün ya da varyant yok');
    expect(meant('TK-12.txt')).toContain('bir resim dosyası değil');
    expect(meant(`${'x'.repeat(80)}.jpg`)).toContain('ürün kodu yok');
  });

  it('is not read as a code that would join digits across a separator', () => {
    expect(looseKeysOf('TK-12-2.jpg')).not.toContain(looseKey('TK-122'));
    expect(looseKey('TK 12.2')).toBe(looseKey('tk_12-2'));
  });
});
