import type { Book, Register } from './book.ts';
import type { Random } from './random.ts';
import type { ServerCalls } from './server-calls.ts';

/** One of the people who write at once. Each writes only what is their own, so that nobody overwrites another. */
export type Client = {
  random: Random;
  book: Book;
  calls: ServerCalls;
  /** The ids of categories and sizes, which nobody changes. */
  categories: readonly number[];
  sizes: readonly number[];
  /** A text of capital letters and digits that no other record contains. */
  fresh: () => string;
  /** What this client has written of one kind, as that kind's writes keep it. */
  own: <Own>(kind: string) => Own[];
};

/** Sends one write, or several that belong together. */
export type WriteKind = { name: string; weight: number; write: (client: Client) => Promise<void> };

/** One of these whose register is certain: an unconfirmed write may have changed the others. */
export function pickCertain<Own extends { register: Register }>(
  { random }: Client,
  all: readonly Own[],
): Own | undefined {
  const certain = all.filter(({ register }) => !register.pending);
  return certain.length === 0 ? undefined : random.pick(certain);
}
