import { expect, it } from 'vitest';
import { nameRank } from './name-rank.rules.ts';

it.each([
  ['KANCA', 'kanca', 0],
  ['Kanca 25 mm', 'kanca', 1],
  ['Metal Kanca', 'kanca', 2],
  ['Çıtçıtlı Metal Kanca', 'kan cit', 2],
  ['Kilitlikanca', 'kanca', 3],
  ['Toka', 'kanca', undefined],
  ['Kanca', 'kanca mavi', undefined],
])('“%s” for “%s” has the rank %s', (name, search, rank) => {
  expect(nameRank([name], search)).toBe(rank);
});

it('the best of several names counts', () => {
  expect(nameRank(['Metal kanca', 'Kanca'], 'kanca')).toBe(0);
});
