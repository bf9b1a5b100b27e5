import { beforeEach, expect, it, vi } from 'vitest';
import { domainsOf, forget } from './forget.ts';

const written: string[] = [];
let kept: Record<string, string>;

beforeEach(() => {
  written.length = 0;
  kept = { _ym_uid: '1', token_like: '2', offer_list: '3' };
  const removeItem = (key: string) => Reflect.deleteProperty(kept, key);
  vi.stubGlobal('localStorage', Object.defineProperty(kept, 'removeItem', { value: removeItem }));
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('document', {
    get cookie() {
      return '_lang=tr; _ga=GA1.1; _ga_ABC=GS1; _ym_d=5; other=_ga';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});

it('withdrawal deletes the cookies of its services on the host and its parents, and no others', () => {
  forget(['google']);
  expect(written).toEqual(
    ['_ga', '_ga_ABC'].flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=www.example.com`,
      `${name}=; Max-Age=0; Path=/; Domain=example.com`,
    ]),
  );
});

it('withdrawal deletes what its services keep in local storage, and nothing of the site', () => {
  forget(['yandex']);
  expect(Object.keys(kept)).toEqual(['token_like', 'offer_list']);
  expect(written.every((cookie) => cookie.startsWith('_ym_d='))).toBe(true);
});

it('a host without parents has one domain at most', () => {
  expect([domainsOf('localhost'), domainsOf('a.b.example.com')]).toEqual([
    [],
    ['a.b.example.com', 'b.example.com', 'example.com'],
  ]);
});
