import { writeValue } from '#features/attribute-labels/attribute-value-text.rules.ts';
import type { Label } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { FacetValue } from './facet-values.ts';

/** Up to this many different numbers are offered one by one, more of them in ranges. */
const maxSingle = 8;
const maxRanges = 6;

/** A range in an address: `5-10-20` is from 10 to below 20; `5-12d5-12d5` is 12.5 alone. */
export function rangeKey(labelId: number, ...bounds: readonly (number | null)[]): string {
  return [labelId, ...bounds.map((bound) => (bound === null ? 'x' : numberKey(bound)))].join('-');
}

const numberKey = (value: number) => String(value).replace('-', 'm').replace('.', 'd').replace('+', '');
const readKey = (text: string) => Number(text.replace('m', '-').replace('d', '.'));

/**
 * Returns a function that tests whether a number or range of numbers lies in the range of the key; the end of a range
 * is not part of it. A key of something else matches nothing.
 */
export function rangeTest(key: string): (range: NonNullable<FacetValue['range']>) => boolean {
  const [, from, to] = key.split('-').map(readKey);
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return () => false;
  return ({ low, high }) => {
    const least = low ?? -Infinity;
    const most = high ?? Infinity;
    return from === to ? least <= from && most >= from : least < to && most >= from;
  };
}

export type NumberChoice = { key: string; name: string; range: { low: number; high: number } };

/**
 * The choices that divide these numbers: each number, or ranges of a round width. A choice keeps its meaning in an
 * address when other products come, because the address holds its bounds.
 */
export function numberChoices(
  labelId: number,
  label: Label,
  values: readonly FacetValue[],
  { lang, mainLang }: { lang: string; mainLang: string },
): NumberChoice[] {
  const bounds = new Set(
    values.flatMap(({ range }) => [range?.low, range?.high]).filter((end) => end != null),
  );
  const numbers = [...bounds].sort((a, b) => a - b);
  const least = numbers[0];
  const most = numbers.at(-1);
  if (least === undefined || most === undefined) return [];
  const isSingle = values.every(({ range }) => range?.low === range?.high) && numbers.length <= maxSingle;
  const ranges = isSingle ? numbers.map((value) => ({ low: value, high: value })) : roundRanges(least, most);
  const definition = { ...label, kind: 'range' as const, second_unit: '' as const };
  return ranges.map((range) => ({
    key: rangeKey(labelId, range.low, range.high),
    name: writeValue(definition, [range], lang, mainLang),
    range,
  }));
}

/** Ranges of 1, 2, 2.5 or 5 times a power of ten that cover all numbers from `least` to `most`. */
function roundRanges(least: number, most: number): { low: number; high: number }[] {
  if (least === most) return [{ low: least, high: most }];
  const power = 10 ** Math.floor(Math.log10((most - least) / maxRanges));
  const countWith = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = [1, 2, 2.5, 5, 10, 20]
    .map((step) => step * power)
    .find((each) => countWith(each) <= maxRanges);
  if (width === undefined) return [{ low: least, high: most }];
  const first = Math.floor(least / width);
  return Array.from({ length: countWith(width) }, (_, index) => ({
    low: rounded((first + index) * width),
    high: rounded((first + index + 1) * width),
  }));
}

const rounded = (value: number) => Number(value.toPrecision(10));
