import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import { createCachedAnswer, recompress, type CachedAnswer } from './cached-answer.ts';
import { createRecompression, hotAfter } from './recompression.ts';

const words = Array.from({ length: 2_000 }, (_, index) => `${index * 7919} toka ${index % 13} halka`);
const createAnswer = () =>
  createCachedAnswer({ status: 200, headers: [], body: words.join(' '), isStored: true });
const bodyOf = (answer: CachedAnswer) => answer.encoded.get('br')?.body ?? Buffer.alloc(0);

/** Until all work that was begun before must be done: as much work again, twice. */
async function untilDone(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await recompress(await createAnswer(), () => true);
}

function send(times: number, key: string, answer: CachedAnswer, to: ReturnType<typeof createRecompression>) {
  for (let time = 0; time < times; time += 1) to.count(key, answer);
}

it('makes an answer smaller with its 20th hit: the same bytes when decoded, the same ETag', async () => {
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
  for (let hit = 1; hit <= hotAfter; hit += 1) expect((await get()).etag).toBe(first.etag);
  await vi.waitFor(async () => {
    expect((await get()).rawPayload.length).toBeLessThan(first.rawPayload.length);
  });
  const later = await get();
  expect(later.etag).toBe(first.etag);
  const [before, after] = [first, later].map(({ rawPayload }) => brotliDecompressSync(rawPayload));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
});

it('leaves an answer alone that was sent less often', async () => {
  const answer = await createAnswer();
  const before = bodyOf(answer);
  send(hotAfter - 1, '/', answer, createRecompression({ isCurrent: () => true, isCalm: () => true }));
  await untilDone();
  expect(bodyOf(answer)).toBe(before);
});

it('waits while the content keeps changing', async () => {
  const answer = await createAnswer();
  let isCalm = false;
  const isCurrent = vi.fn(() => false);
  const recompression = createRecompression({ isCurrent, isCalm: () => isCalm });
  send(hotAfter, '/', answer, recompression);
  expect(isCurrent).not.toHaveBeenCalled();
  isCalm = true;
  send(hotAfter, '/', answer, recompression);
  expect(isCurrent).toHaveBeenCalledOnce();
  send(hotAfter, '/', answer, recompression);
  expect(isCurrent).toHaveBeenCalledOnce();
});

it('does not touch an answer that was replaced meanwhile', async () => {
  const answer = await createAnswer();
  const before = bodyOf(answer);
  const asked: string[] = [];
  // Current when the work begins, replaced when it is done.
  const recompression = createRecompression({
    isCurrent: (key) => asked.push(key) === 1,
    isCalm: () => true,
  });
  send(hotAfter, '/', answer, recompression);
  await vi.waitFor(() => expect(asked).toEqual(['/', '/']), 30_000);
  expect(bodyOf(answer)).toBe(before);
});

it('works on one answer at a time', async () => {
  const answers = { '/a': await createAnswer(), '/b': await createAnswer() };
  const full = bodyOf(answers['/a']).length;
  const smallWhenAsked: boolean[] = [];
  const recompression = createRecompression({
    isCurrent: (key) => {
      if (key === '/b') smallWhenAsked.push(bodyOf(answers['/a']).length < full);
      return true;
    },
    isCalm: () => true,
  });
  send(hotAfter, '/a', answers['/a'], recompression);
  send(hotAfter, '/b', answers['/b'], recompression);
  await vi.waitFor(() => expect(bodyOf(answers['/b']).length).toBeLessThan(full), 30_000);
  expect(smallWhenAsked).toEqual([true, true]);
});

it('ends with the server: what is in work is thrown away, what waits is not begun', async () => {
  const answers = [await createAnswer(), await createAnswer()];
  const before = answers.map(bodyOf);
  const recompression = createRecompression({ isCurrent: () => true, isCalm: () => true });
  answers.forEach((answer, index) => send(hotAfter, `/${index}`, answer, recompression));
  recompression.stop();
  await untilDone();
  expect(answers.map(bodyOf)).toEqual(before);
});
