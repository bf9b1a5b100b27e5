import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import { createCacheEntry, recompress, type CacheEntry } from './cache-entry.ts';
import { createRecompression, hitsBeforeRecompression } from './recompression.ts';

const words = Array.from({ length: 2_000 }, (_, index) => `${index * 7919} toka ${index % 13} halka`);
const createAnswer = () =>
  createCacheEntry({ status: 200, headers: [], body: words.join(' '), isStored: true }, []);
const bodyOf = (answer: CacheEntry) => answer.encoded.get('br')?.body ?? Buffer.alloc(0);

/** Waits for earlier background work by queueing the same work behind it, twice. */
async function untilDone(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await recompress(await createAnswer(), () => true);
}

function send(times: number, key: string, answer: CacheEntry, to: ReturnType<typeof createRecompression>) {
  for (let time = 0; time < times; time += 1) to.count(key, answer);
}

it('the 20th hit makes an answer smaller, with the same decoded bytes and the same ETag', async () => {
  const { ctx, app, clock } = await openTestApp();
  for (let n = 1; n <= 12; n += 1) await buildCategory(ctx, { name: `Döküm kanca ve mandal ${n}` });
  const get = async () => {
    const { rawPayload, headers } = await app.inject({
      url: '/api/pages/categories?lang=tr',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-length']).toBe(String(rawPayload.length));
    return { rawPayload, etag: headers.etag };
  };
  const first = await get();
  clock.advance(1_000);
  for (let hit = 1; hit <= hitsBeforeRecompression; hit += 1) expect((await get()).etag).toBe(first.etag);
  await vi.waitFor(async () => {
    expect((await get()).rawPayload.length).toBeLessThan(first.rawPayload.length);
  });
  const later = await get();
  expect(later.etag).toBe(first.etag);
  const [before, after] = [first, later].map(({ rawPayload }) => brotliDecompressSync(rawPayload));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
});

it('an answer with fewer hits stays unchanged', async () => {
  const answer = await createAnswer();
  const before = bodyOf(answer);
  send(
    hitsBeforeRecompression - 1,
    '/',
    answer,
    createRecompression({ isCurrent: () => true, isSettled: () => true }),
  );
  await untilDone();
  expect(bodyOf(answer)).toBe(before);
});

it('no answer is recompressed while the content keeps changing', async () => {
  const answer = await createAnswer();
  let isSettled = false;
  const isCurrent = vi.fn(() => false);
  const recompression = createRecompression({ isCurrent, isSettled: () => isSettled });
  send(hitsBeforeRecompression, '/', answer, recompression);
  expect(isCurrent).not.toHaveBeenCalled();
  isSettled = true;
  send(hitsBeforeRecompression, '/', answer, recompression);
  expect(isCurrent).toHaveBeenCalledOnce();
  send(hitsBeforeRecompression, '/', answer, recompression);
  expect(isCurrent).toHaveBeenCalledOnce();
});

it('a replaced answer is not recompressed', async () => {
  const answer = await createAnswer();
  const before = bodyOf(answer);
  const asked: string[] = [];
  // The entry is current when the work starts and outdated when it ends.
  const recompression = createRecompression({
    isCurrent: (key) => asked.push(key) === 1,
    isSettled: () => true,
  });
  send(hitsBeforeRecompression, '/', answer, recompression);
  await vi.waitFor(() => expect(asked).toEqual(['/', '/']), 30_000);
  expect(bodyOf(answer)).toBe(before);
});

it('answers are recompressed one at a time', async () => {
  const answers = { '/a': await createAnswer(), '/b': await createAnswer() };
  const full = bodyOf(answers['/a']).length;
  const smallWhenAsked: boolean[] = [];
  const recompression = createRecompression({
    isCurrent: (key) => {
      if (key === '/b') smallWhenAsked.push(bodyOf(answers['/a']).length < full);
      return true;
    },
    isSettled: () => true,
  });
  send(hitsBeforeRecompression, '/a', answers['/a'], recompression);
  send(hitsBeforeRecompression, '/b', answers['/b'], recompression);
  await vi.waitFor(() => expect(bodyOf(answers['/b']).length).toBeLessThan(full), 30_000);
  expect(smallWhenAsked).toEqual([true, true]);
});

it('recompression ends with the server: running work is dropped, waiting work does not start', async () => {
  const answers = [await createAnswer(), await createAnswer()];
  const before = answers.map(bodyOf);
  const recompression = createRecompression({ isCurrent: () => true, isSettled: () => true });
  answers.forEach((answer, index) => send(hitsBeforeRecompression, `/${index}`, answer, recompression));
  recompression.stop();
  await untilDone();
  expect(answers.map(bodyOf)).toEqual(before);
});
