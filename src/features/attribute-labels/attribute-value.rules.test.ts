import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValue, type AttributeDefinition, type AttributeKind } from './attribute-value.rules.ts';
import { writeRangeOfSizes, writeValue } from './attribute-value-text.rules.ts';
import { readNumber, writeNumber } from './numbers.rules.ts';
import { convert, unitKeys, unitsLike, type UnitKey } from './units.rules.ts';

const define = (kind: AttributeKind, unit: UnitKey | '' = ''): AttributeDefinition => ({
  kind,
  unit,
  second_unit: '',
  choices: [
    { key: 'zamak', name: { tr: 'Zamak', en: 'Zamak' }, also: ['Zamak 5'], color: '' },
    { key: 'pirinc', name: { tr: 'Pirinç', en: 'Brass' }, also: [], color: '#d9b25f' },
    { key: 'celik', name: { tr: 'Çelik, sac', en: 'Steel, sheet' }, also: [], color: '' },
  ],
});
const length = define('number', 'mm');
const one = (value: number) => [{ low: value, high: value }];

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1,250', 1.25],
    ['0.125', 0.125],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['1.250.000', 1_250_000],
    ['12 500', 12_500],
    ['1 1/4', 1.25],
    ['-3,5', -3.5],
    ['−3,5', -3.5],
  ])('%s is %d in Turkish', (text, value) => expect(readNumber(text, 'tr')).toBe(value));

  it.each(['1.250', '', 'abc', '1,2,3', '12,', '1/0', '1.25.000', '1234567890123', '1,5.2,1'])(
    '“%s” has no certain meaning and is not read',
    (text) => expect(readNumber(text, 'tr')).toBeUndefined(),
  );

  it('a dot before three digits is a fraction in English, and a comma is uncertain', () => {
    expect(readNumber('1.250', 'en')).toBe(1.25);
    expect(readNumber('1,250', 'en')).toBeUndefined();
  });

  it('every written number is read back', () => {
    const number = fc
      .double({ noNaN: true, min: -1e9, max: 1e9 })
      .map((value) => Number(value.toFixed(3)) || 0);
    const lang = fc.constantFrom('tr', 'en', 'de');
    fc.assert(
      fc.property(number, lang, (value, l) => {
        expect(readNumber(writeNumber(value, l), l)).toBe(value);
      }),
    );
  });

  it('no text makes the reader throw or return anything but a finite number', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-/ ')) }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('tr', 'en'), (text, lang) => {
        const value = readNumber(text, lang);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('units', () => {
  it('a conversion there and back gives the same number', () => {
    const pairs = unitKeys.flatMap((from) => unitsLike(from).map((to) => [from, to] as const));
    const value = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(value, fc.constantFrom(...pairs), (number, [from, to]) => {
        const back = convert(convert(number, from, to) ?? NaN, to, from);
        expect(back).toBeCloseTo(number, 6);
      }),
    );
  });

  it.each([
    ['1 in', 25.4],
    ['1/2"', 12.7],
    ['1,2 cm', 12],
    ['12 MM', 12],
    ['500 µm', 0.5],
    ['12', 12],
  ])('%s is read in millimetres', (text, value) => expect(readValue(length, text, 'tr')).toEqual(one(value)));

  it.each(['12 kg', '12 mm çap', 'yaklaşık 12', '12 mm 5'])('“%s” is no length', (text) =>
    expect(readValue(length, text, 'tr')).toBeUndefined(),
  );

  it('temperatures have another zero', () => {
    expect(convert(212, 'F', 'C')).toBe(100);
    expect(readValue(define('number', 'C'), '-40 °F', 'tr')).toEqual(one(-40));
  });
});

describe('values', () => {
  const range = define('range', 'mm');
  it.each([
    ['0,6–1,6 mm', 0.6, 1.6],
    ['0,6 - 1,6', 0.6, 1.6],
    ['0,6 mm ile 1,6 mm', 0.6, 1.6],
    ['1–2 cm', 10, 20],
    ['-20…80', -20, 80],
    ['5 mm', 5, 5],
    ['≤ 5 mm', null, 5],
    ['en az 5 mm', 5, null],
  ])('%s is a range', (text, low, high) => expect(readValue(range, text, 'tr')).toEqual([{ low, high }]));

  it('the lower end of a range comes first', () => {
    expect(readValue(range, '5–3 mm', 'tr')).toBeUndefined();
  });

  it('sides share the unit after the last one', () => {
    const sides = define('dimension', 'mm');
    expect(readValue(sides, '3 × 2 cm', 'tr')).toEqual([{ sides: [30, 20] }]);
    expect(readValue(sides, '30x20x5', 'tr')).toEqual([{ sides: [30, 20, 5] }]);
    expect(readValue(sides, '30 mm', 'tr')).toBeUndefined();
  });

  it('yes and no, and choices by any of their names', () => {
    expect(readValue(define('yes-no'), 'VAR', 'tr')).toEqual([{ yes: true }]);
    expect(readValue(define('yes-no'), 'hayır', 'tr')).toEqual([{ yes: false }]);
    expect(readValue(define('yes-no'), 'belki', 'tr')).toBeUndefined();
    expect(readValue(define('choice'), 'zamak 5', 'tr')).toEqual([{ choice: 'zamak' }]);
    expect(readValue(define('choice'), 'BRASS', 'tr')).toEqual([{ choice: 'pirinc' }]);
    expect(readValue(define('choice'), 'Zamak, Pirinç', 'tr')).toBeUndefined();
  });

  it('a list of choices may hold names with commas', () => {
    const list = define('choices');
    expect(readValue(list, 'Zamak; Pirinç', 'tr')).toEqual([{ choice: 'zamak' }, { choice: 'pirinc' }]);
    expect(readValue(list, 'Çelik, sac · Zamak', 'tr')).toEqual([{ choice: 'celik' }, { choice: 'zamak' }]);
  });

  it('the parts of several sizes are written in each language', () => {
    const text = '10 mm: 0,6–1,6 mm · 12,5 mm: 0,8–2,2 mm';
    const parts = readValue(range, text, 'tr') ?? [];
    expect(parts).toEqual([
      { low: 0.6, high: 1.6, size: { sides: [10], unit: 'mm' } },
      { low: 0.8, high: 2.2, size: { sides: [12.5], unit: 'mm' } },
    ]);
    expect(writeValue(range, parts, 'en', 'tr').replaceAll('\u00a0', ' ')).toBe(
      '10 mm: 0.6–1.6 mm · 12.5 mm: 0.8–2.2 mm',
    );
  });

  it('the numbers of several sizes are one range, with the unit once', () => {
    const both = { ...range, second_unit: 'in' as const };
    const write = (definition: typeof range, text: string, lang = 'tr') =>
      writeRangeOfSizes(definition, readValue(definition, text, 'tr') ?? [], {
        lang,
        mainLang: 'tr',
      })?.replaceAll('\u00a0', ' ');
    expect(write(range, '10 mm: 0,6–1,6 mm · 12,5 mm: 0,8–2,2 mm', 'en')).toBe('0.6–2.2 mm');
    expect(write(length, '10 mm: 40 mm · 20 mm: 12,5 mm')).toBe('12,5–40 mm');
    expect(write(length, '10 mm: 3 mm · 20 mm: 3 mm')).toBe('3 mm');
    expect(write(both, '10 mm: 25,4 mm · 20 mm: 50,8 mm')).toBe('25,4–50,8 mm (1–2 in)');
    expect(write(range, '10 mm: en çok 2 mm · 20 mm: 1–3 mm')).toBe('≤ 3 mm');
    // One value is none of sizes, and sides and words are no numbers.
    for (const text of ['0,6–1,6 mm', '0,6 mm · 1 mm', '10 mm: 1 mm · 2 mm'])
      expect(write(range, text)).toBeUndefined();
    const dimension = define('dimension', 'mm');
    expect(write(dimension, '10 mm: 3 × 4 mm · 20 mm: 5 × 6 mm')).toBeUndefined();
  });

  it('a second unit follows in brackets', () => {
    const both = { ...length, second_unit: 'in' as const };
    expect(writeValue(both, one(12.5), 'tr', 'tr')).toBe('12,5\u00a0mm (0,492\u00a0in)');
    expect(writeValue(define('number', 'percent'), one(12), 'tr', 'tr')).toBe('%12');
  });

  it('every written value is read back', () => {
    const number = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 100);
    const unit = fc.constantFrom(...unitKeys);
    const lang = fc.constantFrom('tr', 'en');
    fc.assert(
      fc.property(number, number, unit, lang, (a, b, u, l) => {
        const parts = [{ low: Math.min(a, b), high: Math.max(a, b) }];
        const written = writeValue(define('range', u), parts, l, 'tr');
        expect(readValue(define('range', u), written, l)).toEqual(parts);
        const sides = [{ sides: [a, b, a] }];
        const dimension = writeValue(define('dimension', u), sides, l, 'tr');
        expect(readValue(define('dimension', u), dimension, l)).toEqual(sides);
      }),
    );
  });

  it('no text makes the reader throw', () => {
    const kind = fc.constantFrom('number', 'range', 'dimension', 'yes-no', 'choice', 'choices', 'colour');
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from('019.,-–×: ·%m≤/')) }),
    );
    fc.assert(
      fc.property(kind, typed, (k, text) => {
        const read = readValue(define(k, 'mm'), text, 'tr');
        expect(read === undefined || read.length > 0).toBe(true);
      }),
    );
  });
});
