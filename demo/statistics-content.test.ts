import { expect, it } from 'vitest';
import { failedSearch } from '#features/visits/server/failed-search.ts';
import { searchFold } from '#shared/turkish.ts';
import { products } from './content/products.ts';
import {
  countedDays,
  failedSearches,
  pageShares,
  soughtProducts,
  visitsOfDay,
} from './content/statistics.ts';

const visits = Array.from({ length: countedDays }, (_, age) => visitsOfDay(age, (700 - age) % 7));

it('the visits of the demo show the days of a week and a fair, and are the same at every load', () => {
  const mean = (of: (weekday: number) => boolean) => {
    const ofDays = visits.filter((_, age) => of((700 - age) % 7));
    return ofDays.reduce((sum, count) => sum + count, 0) / ofDays.length;
  };
  expect(mean((weekday) => weekday < 5)).toBeGreaterThan(2 * mean((weekday) => weekday > 4));
  const busiest = visits.indexOf(Math.max(...visits));
  expect(busiest).toBeGreaterThanOrEqual(16);
  expect(busiest).toBeLessThanOrEqual(22);
  expect(visits).toEqual(visits.map((_, age) => visitsOfDay(age, (700 - age) % 7)));
});

it('the statistics of the demo name products that exist, and failed searches in their stored form that match no product', () => {
  const codes = new Set(products.map(({ code }) => code));
  expect(soughtProducts.filter((code) => !codes.has(code))).toEqual([]);
  expect(failedSearches.filter(({ search }) => failedSearch(search) !== search)).toEqual([]);
  const names = products.map(({ name }) => searchFold(`${name.tr} ${name.en}`));
  expect(failedSearches.filter(({ search }) => names.some((name) => name.includes(search)))).toEqual([]);
  const others = Object.values(pageShares).reduce((sum, share) => sum + share, 0);
  expect(others).toBeLessThan(0.8);
});
