import { measure } from './attribute-labels.ts';
import type { DemoText } from './demo-content.ts';

/** An entry of the managed list, which is sorted by `number`. */
export type DemoSize = { name: DemoText; number: number };

const written = (number: number): string => String(number).replace('.', ',');

/** One measure: `12,5 mm`. */
export const mm = (number: number): DemoSize => ({ name: measure(`${written(number)} mm`), number });

/** Two measures; those with the same first one follow each other by the second. */
export const by = (first: number, second: number): DemoSize => ({
  name: measure(`${written(first)} × ${written(second)} mm`),
  number: first + second / 100,
});

/** A number of the trade. */
export const no = (number: number): DemoSize => ({ name: measure(`No. ${number}`), number });
