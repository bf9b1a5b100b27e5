import { measure } from './attribute-labels.ts';
import type { DemoText } from './demo-content.ts';

/** An entry of the managed list of sizes, which is sorted by `number`. */
export type DemoSize = { name: DemoText; number: number };

const written = (number: number): string => String(number).replace('.', ',');

/** A size with one measure: `12,5 mm`. */
export const mm = (number: number): DemoSize => ({ name: measure(`${written(number)} mm`), number });

/** A size with two measures; sizes with the same first measure are sorted by the second. */
export const by = (first: number, second: number): DemoSize => ({
  name: measure(`${written(first)} × ${written(second)} mm`),
  number: first + second / 100,
});

/** A size that the trade names by a number. */
export const no = (number: number): DemoSize => ({ name: measure(`No. ${number}`), number });
