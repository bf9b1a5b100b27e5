import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTsv, tsvOf } from './tsv.ts';

it.each([
  [
    'cells and rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'the line break that Excel ends with',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a single cell', 'TK-1140', [['TK-1140']]],
  [
    'empty cells',
    '\ta\t\n\t\t',
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  ['an empty row in between', 'a\n\nb', [['a'], [''], ['b']]],
  ['a line break in a cell', '"iki\r\nsatır"\tb', [['iki\nsatır', 'b']]],
  ['quotes in a quoted cell', '"3/4"" boru"\tb', [['3/4" boru', 'b']]],
  [
    'a word in quotes at the start of a plain cell, which Excel copies as it is',
    '"özel" boru\tb\nc\td',
    [
      ['"özel" boru', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote inside of a plain cell', '3/4" boru\tb', [['3/4" boru', 'b']]],
  ['a quote that nothing closes', '"abc\tb', [['"abc', 'b']]],
  ['nothing', '', [['']]],
])('a pasted text is read: %s', (_, text, table) => {
  expect(parseTsv(text)).toEqual(table);
});

it('a copied table is read back unchanged', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ş', '"', '\t', '\n', ' ') });
  const table = fc
    .array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    .map((rows) => rows.map((row) => row.slice(0, 2)));
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseTsv(tsvOf(rows))).toEqual(rows);
    }),
  );
});
