import { expect, it } from 'vitest';
import { shortened, textDifference, type TextPart } from './text-difference.ts';

const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const written = (parts: readonly TextPart[]) =>
  parts.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('');

it('a changed word is shown inside its sentence', () => {
  expect(written(textDifference('Nikel kaplı D halka', 'Altın kaplı D halka'))).toBe(
    '[-Nikel-]{+Altın+} kaplı D halka',
  );
  expect(written(textDifference('Çıtçıt', 'Çıtçıt ve düğme'))).toBe('Çıtçıt {+ve düğme+}');
});

it('a Turkish word stays together with its suffix', () => {
  expect(written(textDifference('Toka’nın ölçüsü 25 mm', 'Toka’nın ölçüleri 25 mm'))).toBe(
    'Toka’nın [-ölçüsü-]{+ölçüleri+} 25 mm',
  );
});

it('a text that has little in common with the new one is replaced as a whole', () => {
  const before = 'Deri kemerler için dökme toka, elde parlatılır.';
  const after = 'Sırt çantalarına uygun, paslanmaz çelikten halka ve kanca takımı.';
  expect(written(textDifference(before, after))).toBe(`[-${before}-]{+${after}+}`);
});

it('a first text is shown as added and an emptied one as removed', () => {
  expect(textDifference('', 'Kanca')).toEqual([{ kind: 'added', text: 'Kanca' }]);
  expect(textDifference('Kanca', '')).toEqual([{ kind: 'removed', text: 'Kanca' }]);
});

it('what stayed the same around a change is shortened at whole words', () => {
  const long = 'aynı kalan sözler '.repeat(30).trim();
  const parts = shortened(textDifference(`${long} eski ${long}`, `${long} yeni ${long}`));
  expect(written(parts)).toMatch(/^… (\S+ )+\[-eski-\]\{\+yeni\+\}( \S+)+ …$/);
  expect(parts.every(({ text }) => text.length < 80)).toBe(true);
});
