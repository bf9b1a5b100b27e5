import { expect, it } from 'vitest';
import { OrderingData } from './ordering-data.ts';
import {
  gtinForms,
  gtinProblem,
  hsCodeText,
  orderingProblems,
  successorProblem,
} from './ordering-fields.rules.ts';

it.each(['40170725', '036000291452', '4006381333931', '10614141000415', ''])('%s is a GTIN', (digits) => {
  expect(gtinProblem(digits)).toBeUndefined();
});

it.each([
  ['4006381333932', orderingProblems.gtinCheck],
  ['4006381333913', orderingProblems.gtinCheck],
  ['400638133393', orderingProblems.gtinCheck],
  ['40063813339', orderingProblems.gtin],
  ['400638133393A', orderingProblems.gtin],
])('%s is none', (digits, problem) => {
  expect(gtinProblem(digits)).toBe(problem);
});

it('a GTIN is the same with and without leading zeros', () => {
  expect(gtinForms('036000291452')).toEqual(['00036000291452', '0036000291452', '036000291452']);
  expect(gtinForms('10614141000415')).toEqual(['10614141000415']);
});

it('codes are stored as digits, whatever people write between them', () => {
  const data = OrderingData.parse({ gtin: '4 006381-333931', hs_code: '8308.10.00.00.00', origin: 'tr' });
  expect(data).toMatchObject({ gtin: '4006381333931', hs_code: '830810000000', origin: 'TR' });
  expect(hsCodeText(data.hs_code)).toBe('8308.10.00.00.00');
});

it('a successor is written with the status “replaced” alone, and is another article', () => {
  const problem = (status: string, successor: string) => successorProblem({ status, successor, code: 'A' });
  expect(problem('replaced', 'B')).toBeUndefined();
  expect(problem('normal', '')).toBeUndefined();
  expect(problem('replaced', '')).toBe(orderingProblems.successorMissing);
  expect(problem('new', 'B')).toBe(orderingProblems.successorUnused);
  expect(problem('replaced', 'A')).toBe(orderingProblems.successorSelf);
});
