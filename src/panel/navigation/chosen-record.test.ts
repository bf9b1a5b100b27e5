import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenList, chosenRecord, chooseRecord, linkToRecord } from './chosen-record.ts';

function fakeStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const openTab = () => vi.stubGlobal('sessionStorage', fakeStorage());
const plain = { ctrlKey: false, metaKey: false, shiftKey: false };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  openTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a click opens the record in the same tab only', () => {
  linkToRecord('products', 7).onClick(plain);
  expect(chosenRecord('products')).toBe(7);
  openTab();
  expect(chosenRecord('products')).toBeNull();
});

it.each([
  ['Ctrl-click', () => linkToRecord('products', 7).onClick({ ...plain, ctrlKey: true })],
  ['a middle click', () => linkToRecord('products', 7).onAuxClick({ button: 1 })],
  ["the browser's menu", () => linkToRecord('products', 7).onContextMenu()],
])('%s opens the record in a new tab, which keeps it', (_, open) => {
  open();
  openTab();
  expect(chosenRecord('contracts')).toBeNull();
  expect(chosenRecord('products')).toBe(7);
  expect(chosenRecord('products')).toBe(7);
  openTab();
  expect(chosenRecord('products')).toBeNull();
});

it('each of several new tabs takes one record', () => {
  for (const id of [7, 8]) linkToRecord('products', id).onAuxClick({ button: 1 });
  const opened = [1, 2].map(() => {
    openTab();
    return chosenRecord('products');
  });
  expect(opened).toEqual([8, 7]);
});

it('a record that no tab took within a minute is forgotten', () => {
  vi.useFakeTimers();
  linkToRecord('products', 7).onContextMenu();
  vi.advanceTimersByTime(60_000);
  openTab();
  expect(chosenRecord('products')).toBeNull();
});

const list = { query: { search: 'toka', per_page: 24 }, ids: [6, 7], before: 0, after: 0 };

it('the list of a record stays with it, until one is opened from elsewhere', () => {
  chooseRecord('products', 7, list);
  expect(chosenList('products')).toEqual(list);
  linkToRecord('products', 8).onClick(plain);
  expect(chosenList('products')).toBeNull();
});
