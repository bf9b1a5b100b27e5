import { expect, it } from 'vitest';
import { filterQuery, filtersOf, withToggled } from './filters.ts';

const choice = (key: string) => ({ key, name: key, count: 1 });
const filters = filtersOf({
  sizes: ['25-mm'],
  finishes: ['nikel', 'altin'],
  transporter_types: [],
  offered_sizes: [choice('20-mm'), choice('25-mm')],
  offered_finishes: ['nikel', 'altin', 'bakir'].map((key) => ({ ...choice(key), color: '', image: null })),
  offered_transporter_types: [],
  attributes: [],
  offered_attributes: [],
});
const [size, finish] = filters;
if (!size || !finish) throw new Error('No filters');

it('a filter without choices is left out', () => {
  expect(filters.map(({ name }) => name)).toEqual(['size', 'finish']);
});

it('a second click removes a choice, and the other filters stay', () => {
  expect(filterQuery(withToggled(filters, finish.name, 'bakir'))).toEqual({
    size: '25-mm',
    finish: 'altin,bakir,nikel',
  });
  expect(filterQuery(withToggled(filters, finish.name, 'nikel'))).toEqual({ size: '25-mm', finish: 'altin' });
  expect(filterQuery(withToggled(filters, size.name, '25-mm'))).toEqual({ size: '', finish: 'altin,nikel' });
});
