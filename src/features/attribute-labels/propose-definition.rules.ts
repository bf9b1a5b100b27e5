import { searchFold } from '#shared/turkish.ts';
import { readValue, type AttributeDefinition } from './attribute-value.rules.ts';
import { findUnit, type UnitKey } from './units.rules.ts';

/** A proposal reads at least this part of all values; the others are left to people. */
const leastRead = 0.8;
/** A list of choices helps if several products share each of them. */
const maxChoices = 40;

type Value = { text: string; product_count: number };

export type Proposal = Pick<AttributeDefinition, 'kind' | 'unit'> & { choices: string[] };

/**
 * The kind that reads the values best: numbers before ranges and sides, then yes and no, then a list of the values
 * themselves. Undefined if they are free text.
 */
export function proposeDefinition(values: readonly Value[], lang: string): Proposal | undefined {
  if (values.length === 0) return undefined;
  const unit = usualUnit(values);
  for (const kind of ['number', 'range', 'dimension', 'yes-no'] as const) {
    const definition = {
      kind,
      unit: kind === 'yes-no' ? ('' as const) : unit,
      second_unit: '' as const,
      choices: [],
    };
    const read = values.filter(({ text }) => readValue(definition, text, lang));
    if (read.length / values.length >= leastRead) return { kind, unit: definition.unit, choices: [] };
  }
  const products = values.reduce((sum, { product_count }) => sum + product_count, 0);
  const spellings = firstSpellings(values.map(({ text }) => text));
  const isShared = spellings.length <= maxChoices && products >= spellings.length * 2;
  return isShared ? { kind: 'choice', unit: '', choices: spellings } : undefined;
}

/** The unit that most values end with, `mm` in `12 mm` and in `3 × 2 mm`. */
function usualUnit(values: readonly Value[]): UnitKey | '' {
  const counts = new Map<UnitKey, number>();
  for (const { text } of values) {
    const unit = findUnit(
      text
        .trim()
        .split(/[\d\s.,]/)
        .at(-1) ?? '',
    );
    if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Each value once, however its letters are written. */
export function firstSpellings(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(searchFold(text))) found.set(searchFold(text), text);
  return [...found.values()];
}
