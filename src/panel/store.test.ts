import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('a store notifies its subscribers when its value changes, and only then', () => {
  const watched = createStore(false);
  const first = vi.fn();
  const second = vi.fn();
  const stop = watched.subscribe(first);
  watched.subscribe(second);
  watched.set(false);
  expect(first).not.toHaveBeenCalled();
  watched.set(true);
  expect(watched.get()).toBe(true);
  stop();
  watched.set(false);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});
