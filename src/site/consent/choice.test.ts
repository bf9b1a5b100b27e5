import { dayMs } from '#shared/rules/durations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseChoice, permitted, readChoice, storeChoice } from './choice.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const choice = {
  version: 1,
  at: '2026-11-23T09:00:00.000Z',
  asked: ['google', 'facebook'],
  granted: ['analytics'],
};
const parse = (change: object, at = now) =>
  parseChoice(JSON.stringify({ ...choice, ...change }), ['google', 'facebook'], at);

describe('a stored choice', () => {
  it('is valid for a year', () => {
    expect(parse({})).toEqual(choice);
    expect(parse({}, now + 364 * dayMs)).toEqual(choice);
    expect(parse({}, now + 365 * dayMs)).toBeUndefined();
  });

  it.each([
    ['of an older version of the register', { version: 0 }],
    ['about fewer services than now', { asked: ['google'] }],
    ['without a date', { at: '' }],
    ['in another form', { asked: 7 }],
  ])('%s is asked for again', (_, change) => {
    expect(parse(change)).toBeUndefined();
  });

  it.each([null, '', '{', 'null', '7'])('that is %s counts as none', (text) => {
    expect(parseChoice(text, ['google'], now)).toBeUndefined();
  });
});

describe('scripts run', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('only for the services of the permitted categories', () => {
    expect(permitted(['google', 'yandex', 'facebook'])).toEqual([]);
    storeChoice(['google', 'yandex', 'facebook'], ['analytics']);
    expect(permitted(['google', 'yandex', 'facebook'])).toEqual(['google', 'yandex']);
    expect(readChoice(['google'])?.granted).toEqual(['analytics']);
    expect(readChoice(['google'])?.receipt).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('never where somebody is signed in', () => {
    storeChoice(['google'], ['analytics']);
    stored.set('token', 'abc');
    expect(permitted(['google'])).toEqual([]);
  });
});
