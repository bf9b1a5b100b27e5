import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { secondMs } from '#shared/rules/durations.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { FileStorage } from './storage.ts';

/** A store in which each read of a file waits for `release`. */
function slowStore(files: Map<string, string>) {
  const finds: string[] = [];
  let release = (): void => undefined;
  let isSlow = false;
  const store = {
    async find(key: string) {
      finds.push(key);
      const content = files.get(key);
      if (content === undefined) return undefined;
      if (isSlow) await new Promise<void>((resolve) => (release = resolve));
      return { bytes: content.length, stream: () => Readable.from([Buffer.from(content)]) };
    },
    delete: async (key: string) => void files.delete(key),
  } as Partial<FileStorage> as FileStorage;
  return { store, finds, slowDown: () => (isSlow = true), release: () => release() };
}

it('reads a small file once in five seconds, however many ask for it', async () => {
  let time = secondMs;
  const { store, finds } = slowStore(new Map([['ab/a.jpg', 'resim']]));
  const storage = createMemoryStorage(store, { maxBytes: 1_000, now: () => time });
  await Promise.all([storage.find('ab/a.jpg'), storage.find('ab/a.jpg')]);
  time += 5 * secondMs;
  const file = await storage.find('ab/a.jpg');
  expect([finds.length, file?.content?.toString()]).toEqual([1, 'resim']);
  expect(file && (await text(file.stream({ start: 1, end: 3 })))).toBe('esi');
  time += 1;
  await storage.find('ab/a.jpg');
  expect(finds.length).toBe(2);
});

it('streams large files and asks again for missing ones', async () => {
  const { store, finds } = slowStore(new Map([['ab/film.jpg', 'x'.repeat(128 * 1024 + 1)]]));
  const storage = createMemoryStorage(store, { maxBytes: 1_000_000 });
  for (const key of ['ab/film.jpg', 'ab/film.jpg', 'ab/yok.jpg', 'ab/yok.jpg']) {
    expect((await storage.find(key))?.content).toBeUndefined();
  }
  expect(finds.length).toBe(4);
});

it('forgets the file that was used least recently when the memory is full', async () => {
  const { store, finds } = slowStore(new Map(['a', 'b', 'c'].map((name) => [`ab/${name}.jpg`, '12345'])));
  const storage = createMemoryStorage(store, { maxBytes: 10 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await storage.find(`ab/${name}.jpg`);
  expect(finds).toEqual(['ab/a.jpg', 'ab/b.jpg', 'ab/c.jpg', 'ab/b.jpg']);
});

it('never returns a deleted file, even if it was being read', async () => {
  const files = new Map([['ab/a.jpg', 'resim']]);
  const { store, slowDown, release } = slowStore(files);
  const storage = createMemoryStorage(store, { maxBytes: 1_000 });
  await storage.find('ab/a.jpg');
  await storage.delete('ab/a.jpg');
  expect(await storage.find('ab/a.jpg')).toBeUndefined();

  files.set('ab/a.jpg', 'resim');
  slowDown();
  const reading = storage.find('ab/a.jpg');
  await storage.delete('ab/a.jpg');
  release();
  await reading;
  expect(await storage.find('ab/a.jpg')).toBeUndefined();
});
