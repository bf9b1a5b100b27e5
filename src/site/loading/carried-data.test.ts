import { expect, it, vi } from 'vitest';
import { carry, dataOf, dataScriptId, isCarried, type Carried } from './carried-data.ts';

it('what a loader loaded here is known by what stands for it, which itself holds nothing', () => {
  const data = { name: 'Toka' };
  const carried = carry('page', data);
  expect(JSON.parse(JSON.stringify(carried))).toEqual({ part: 'page' });
  expect(dataOf(carried)).toBe(data);
  expect(isCarried(carried)).toBe(true);
  expect(isCarried(null)).toBe(false);
});

it('what the server loaded stands in the document, and is read from it once', () => {
  const getElementById = vi.fn(() => ({ textContent: '{"site":{"lang":"tr"},"page":{"id":7}}' }));
  vi.stubGlobal('document', { getElementById });
  const site: Carried<unknown> = { part: 'site' };
  const page: Carried<unknown> = { part: 'page' };
  expect(dataOf(page)).toEqual({ id: 7 });
  expect(dataOf(site)).toEqual({ lang: 'tr' });
  expect(dataOf(page)).toBe(dataOf(page));
  expect(getElementById.mock.calls).toEqual([[dataScriptId]]);
});
