import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSuggestions } from './suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Suggestions whose answers the test gives by hand. */
function typing() {
  const asked: {
    search: string;
    signal: AbortSignal;
    answer: (items: string[]) => void;
    fail: () => void;
  }[] = [];
  const shown: (readonly string[] | undefined)[] = [];
  const suggestions = createSuggestions<string>({
    read: (search, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ search, signal, answer: resolve, fail: () => reject(new Error('lost')) }),
      ),
    show: (items) => shown.push(items),
  });
  return { asked, shown, suggestions };
}

it('one call is made, 200 ms after the last key', () => {
  const { asked, suggestions } = typing();
  for (const text of ['to', 'tok', 'toka ']) {
    suggestions.type(text);
    vi.advanceTimersByTime(199);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ search }) => search)).toEqual(['toka']);
});

it('an answer that arrives after a newer one is dropped', async () => {
  const { asked, shown, suggestions } = typing();
  suggestions.type('to');
  vi.advanceTimersByTime(200);
  suggestions.type('toka');
  vi.advanceTimersByTime(200);
  asked[1]?.answer(['Toka']);
  await vi.runAllTimersAsync();
  asked[0]?.answer(['Top']);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([['Toka']]);
});

it('an answer to a text that was deleted meanwhile is dropped', async () => {
  const { asked, shown, suggestions } = typing();
  suggestions.type('toka');
  vi.advanceTimersByTime(200);
  suggestions.type('t');
  asked[0]?.answer(['Toka']);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([undefined]);
});

it('the next key cancels the call before it, and leaving the field cancels the last one', () => {
  const { asked, suggestions } = typing();
  suggestions.type('to');
  vi.advanceTimersByTime(200);
  expect(asked[0]?.signal.aborted).toBe(false);
  suggestions.type('tok');
  expect(asked[0]?.signal.aborted).toBe(true);
  vi.advanceTimersByTime(200);
  expect(asked[1]?.signal.aborted).toBe(false);
  suggestions.stop();
  expect(asked[1]?.signal.aborted).toBe(true);
});

it('a failed call shows no suggestions, nor does one that was stopped', async () => {
  const { asked, shown, suggestions } = typing();
  suggestions.type('toka');
  vi.advanceTimersByTime(200);
  asked[0]?.fail();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([undefined]);
  suggestions.type('halka');
  vi.advanceTimersByTime(200);
  suggestions.stop();
  asked[1]?.answer(['Halka']);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([undefined]);
});
