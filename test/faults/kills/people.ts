import type { Book } from './book.ts';
import type { Client } from './client.ts';
import { visitedPages } from './pages.ts';
import { randomFrom, type Random } from './random.ts';
import { callServer, Unanswered, type ServerCalls } from './server-calls.ts';
import { weighted } from './writes/write-kinds.ts';

export const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/** Members of staff and visitors who write at once, and a visitor who reads. */
export type People = {
  calls: ServerCalls;
  /** Lets everybody work until a call is not answered, or until `signal` aborts. */
  work: (signal?: AbortSignal) => Promise<void>;
};

const clientCount = 6;
const categoryNames = [1, 2, 3, 4].map((n) => `Kategori ${n}`);
export const sizeNames = Array.from({ length: 16 }, (_, index) => `${index + 1} mm`);

export async function openPeople(url: string, book: Book, random: Random): Promise<People> {
  const calls = await callServer(url, account);
  const create = async (resource: string, names: readonly string[]) => {
    const ids: number[] = [];
    for (const name of names) {
      const { data } = await calls.staff<{ data: { id: number } }>('POST', resource, { name_tr: name });
      ids.push(data.id);
    }
    return ids;
  };
  const categories = await create('/api/admin/categories', categoryNames);
  const sizes = await create('/api/admin/sizes', sizeNames);
  const clients = Array.from({ length: clientCount }, (_, index) =>
    openClient({ index, random: randomFrom(random.below(2 ** 31)), book, calls, categories, sizes }),
  );
  const write = (client: Client) => client.random.pick(weighted).write(client);
  const reader = randomFrom(random.below(2 ** 31));
  const read = async () => {
    await calls.bytes(reader.pick(visitedPages));
  };
  return {
    calls,
    work: async (signal) => {
      const workers = [...clients.map((client) => () => write(client)), read];
      await Promise.all(workers.map((step) => repeat(step, signal)));
    },
  };
}

function openClient({ index, ...given }: Omit<Client, 'fresh' | 'own'> & { index: number }): Client {
  const own = new Map<string, unknown[]>();
  let made = 0;
  return {
    ...given,
    fresh: () => `QX${String.fromCodePoint(65 + index)}${(made += 1)}Z`,
    own: <Own>(kind: string) => {
      const known = own.get(kind) ?? [];
      own.set(kind, known);
      return known as Own[];
    },
  };
}

async function repeat(step: () => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  try {
    while (!signal?.aborted) await step();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
}
