import { LRUCache } from 'lru-cache';
import { sizeOf, type CachedAnswer } from './cached-answer.ts';

/** Answers by their canonical address, in bounded memory. */
export type AnswerStore = {
  has: (key: string) => boolean;
  /** Whether it is this answer that is kept, without counting as a use of it. */
  holds: (key: string, answer: CachedAnswer) => boolean;
  find: (key: string) => CachedAnswer | undefined;
  add: (key: string, answer: CachedAnswer) => void;
  clear: () => void;
};

/**
 * Keeps no more than `maxBytes`; what was used least lately goes first, and what is larger alone is not
 * kept at all. An answer grows when a visitor asks for an encoding that it did not have.
 */
export function createAnswerStore(maxBytes: number): AnswerStore {
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => key.length + sizeOf(answer),
  });
  const holds = (key: string, answer: CachedAnswer): boolean => entries.peek(key) === answer;

  function countAnew(key: string, answer: CachedAnswer): void {
    if (!holds(key, answer)) return;
    // Setting what is there already would keep its former size.
    entries.delete(key);
    entries.set(key, answer);
  }

  return {
    has: (key) => entries.has(key),
    holds,
    find: (key) => entries.get(key),
    add(key, answer) {
      answer.onEncoded = () => countAnew(key, answer);
      entries.set(key, answer);
    },
    clear: () => entries.clear(),
  };
}
