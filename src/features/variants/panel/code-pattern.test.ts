import { expect, it } from 'vitest';
import {
  codeOfPattern,
  codeParts,
  filledCodes,
  finishParts,
  firstPattern,
  freeCodes,
  patternOf,
  sizePart,
} from './code-pattern.ts';

const named = (id: number, name: string, key = `key-${id}`) => ({ id, name, key });
const sizes = [named(1, '25 mm'), named(2, '1,5 × 30 mm'), named(3, 'Büyük', 'buyuk')];
const finishes = [named(7, 'Nikel'), named(8, 'Antik Pirinç'), named(9, 'Işıltılı Şampanya')];
const parts = codeParts(sizes, finishes);
const cell = (id: number | '') => (id === '' ? '' : `#${id}`);
const row = (size: number | '', finish: number | '', code = '') => ({
  key: `${size}/${finish}`,
  cells: { code, size_id: cell(size), finish_id: cell(finish) },
});

it('a code contains the numbers of a size, or its key', () => {
  expect(sizes.map(sizePart)).toEqual(['25', '1.5x30', 'BUYUK']);
});

it('finishes are shortened without Turkish letters, no two alike, and older ones first', () => {
  const all = [...finishes, named(11, 'Altın Parlak'), named(10, 'Nikel Mat'), named(12, 'Ni')];
  expect([...finishParts(all).values()]).toEqual(['NI', 'AP', 'IS', 'NM', 'AL', 'KEY-12']);
});

it.each([
  ['TK-11{ölçü}-{kaplama}', row(1, 7), 'TK-1125-NI'],
  ['TK-11{ölçü}-{kaplama}', row('', 8), 'TK-11-AP'],
  ['TK-11{ölçü}-{kaplama}', row(1, ''), 'TK-1125'],
  ['TK-1140', row(1, 7), 'TK-1140'],
  ['{kaplama}.{ölçü}', row(2, 7), 'NI.1.5x30'],
])('a pattern fills %s', (pattern, one, code) => {
  expect(codeOfPattern(pattern, one, parts)).toBe(code);
});

it('the pattern of existing codes is found, and none when they have nothing in common', () => {
  const coded = [row(1, 7, 'TK-1125-NI'), row(1, 8, 'TK-1125-AP'), row(3, 7, 'eski'), row(3, 8)];
  expect(patternOf(coded, parts)).toBe('TK-11{ölçü}-{kaplama}');
  expect(patternOf([row(1, 7, 'a'), row(1, 8, 'b')], parts)).toBeUndefined();
});

it('a new pattern begins with the code of the product and has the placeholders that its rows can fill', () => {
  expect(firstPattern('TK-11', [row(1, 7)])).toBe('TK-11-{ölçü}-{kaplama}');
  expect(firstPattern('TK-11', [row('', 7)])).toBe('TK-11-{kaplama}');
});

it('a pattern fills only empty codes, and others on request', () => {
  const rows = [row(1, 7), row(1, 8, 'ESKI')];
  const codes = (isReplacing: boolean) =>
    filledCodes(rows, 'A{ölçü}{kaplama}', parts, isReplacing).map(
      ({ before, after }) => `${before}>${after}`,
    );
  expect(codes(false)).toEqual(['>A25NI']);
  expect(codes(true)).toEqual(['>A25NI', 'ESKI>A25AP']);
});

it('a pattern never writes a code that another article or another row has, in any letter case', () => {
  const rows = [row(1, 7), row(2, 7), row(3, 8, 'tk-3'), row('', 9, 'TK-4'), row('', 8)];
  const fill = (index: number, after: string) => ({
    key: rows[index]?.key ?? '',
    before: rows[index]?.cells.code ?? '',
    after,
  });
  const codesOf = (codes: readonly { after: string }[]) => codes.map(({ after }) => after);
  const taken = new Map([['TK-1', 'Başka üründe var']]);
  const { written, left } = freeCodes(
    rows,
    [fill(0, 'TK-1'), fill(1, 'TK-2'), fill(4, 'TK-3'), fill(3, 'X'.repeat(51))],
    taken,
  );
  expect(codesOf(written)).toEqual(['TK-2']);
  expect(left.map(({ after, reason }) => [after, reason])).toEqual([
    ['TK-1', 'Başka üründe var'],
    ['TK-3', 'Bu tabloda başka bir satırda da olur.'],
    ['X'.repeat(51), 'En çok 50 karakter olabilir.'],
  ]);
  // A row that keeps its code blocks the row that would have taken this code.
  const swapped = freeCodes(rows, [fill(3, 'TK-1'), fill(4, 'TK-4')], taken);
  expect([codesOf(swapped.written), codesOf(swapped.left)]).toEqual([[], ['TK-1', 'TK-4']]);
});
