import { expect, it, vi } from 'vitest';
import { createDataRef, dataScriptId, isDataRef, loaderDataOf, type DataRef } from './loader-data.ts';

it('a reference leads to its data, and its own JSON contains none of it', () => {
  const data = { name: 'Toka' };
  const ref = createDataRef('page', data);
  expect(JSON.parse(JSON.stringify(ref))).toEqual({ part: 'page' });
  expect(loaderDataOf(ref)).toBe(data);
  expect(isDataRef(ref)).toBe(true);
  expect(isDataRef(null)).toBe(false);
});

it('data of the server comes from the document, which is parsed once', () => {
  const getElementById = vi.fn(() => ({ textContent: '{"site":{"lang":"tr"},"page":{"id":7}}' }));
  vi.stubGlobal('document', { getElementById });
  const site: DataRef<unknown> = { part: 'site' };
  const page: DataRef<unknown> = { part: 'page' };
  expect(loaderDataOf(page)).toEqual({ id: 7 });
  expect(loaderDataOf(site)).toEqual({ lang: 'tr' });
  expect(loaderDataOf(page)).toBe(loaderDataOf(page));
  expect(getElementById.mock.calls).toEqual([[dataScriptId]]);
});
