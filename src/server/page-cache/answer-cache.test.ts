import fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerStore, type AnswerStore } from './answer-cache.ts';
import {
  createCachedAnswer,
  recompress,
  sendCachedAnswer,
  sizeOf,
  type CachedAnswer,
} from './cached-answer.ts';
import { compress, inOwnMemory } from './compression.ts';

const kB = 1024;

/** A page of so many bytes in each encoding: what it says besides cannot be made smaller. */
const createPage = (bytes: number): Promise<CachedAnswer> =>
  createCachedAnswer({
    status: 200,
    headers: [['content-security-policy', `script-src 'self' '${randomBytes(32).toString('base64')}'`]],
    body: randomBytes(bytes).toString('base64') + '<li>halka</li>'.repeat(bytes / 28),
    isStored: true,
  });

/** Sends an answer to a visitor whose browser knows gzip alone. */
async function askInGzip(answer: CachedAnswer): Promise<void> {
  const app = fastify();
  app.get('/', (request, reply) => {
    reply.hijack();
    sendCachedAnswer(answer, request.raw, reply.raw, false);
  });
  await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
}

/** What an answer keeps from being freed: the memory below its bodies, and the texts of its headers. */
function heldBy({ encoded }: CachedAnswer): number {
  const memory = new Set<ArrayBufferLike>();
  let texts = 0;
  for (const { head, privateHead, body } of encoded.values()) {
    memory.add(body.buffer);
    texts += (head.length + privateHead.length) * 8;
  }
  return [...memory].reduce((sum, { byteLength }) => sum + byteLength, texts);
}

describe('a store of 300 kB', () => {
  const max = 300 * kB;
  let store: AnswerStore;
  const made = new Map<string, CachedAnswer>();
  beforeEach(() => {
    store = createAnswerStore(max);
    made.clear();
  });
  const add = async (key: string, bytes: number) => {
    const answer = await createPage(bytes);
    made.set(key, answer);
    store.add(key, answer);
    return answer;
  };
  const kept = () => [...made].filter(([key, answer]) => store.holds(key, answer)).map(([key]) => key);
  const held = () => kept().reduce((sum, key) => sum + heldBy(made.get(key) as CachedAnswer), 0);

  it('never holds more, however many pages come', async () => {
    for (let number = 0; number < 40; number += 1) {
      await add(`/urun/${number}`, 20 * kB + (number % 7) * kB);
      expect(held()).toBeLessThanOrEqual(max);
    }
    // And the room is used: what is left of it would not hold one more.
    expect(held()).toBeGreaterThan(max - 50 * kB);
  });

  it('lets go first what was asked for least lately', async () => {
    for (const key of ['/a', '/b', '/c', '/d']) await add(key, 70 * kB);
    expect(kept()).toEqual(['/a', '/b', '/c', '/d']);
    expect(store.find('/a')).toBe(made.get('/a'));
    await add('/e', 70 * kB);
    expect(kept()).toEqual(['/a', '/c', '/d', '/e']);
  });

  it('does not keep what is larger than all of it, nor lets go anything for it', async () => {
    await add('/a', 50 * kB);
    await add('/too-large', 400 * kB);
    expect(kept()).toEqual(['/a']);
  });

  it('counts an encoding that a visitor adds later', async () => {
    for (const key of ['/a', '/b', '/c', '/d']) await add(key, 60 * kB);
    await askInGzip(made.get('/c') as CachedAnswer);
    expect(kept()).toEqual(['/b', '/c', '/d']);
    expect(held()).toBeLessThanOrEqual(max);
  });

  it('lets go an answer that has grown too large', async () => {
    const answer = await add('/a', 180 * kB);
    expect(kept()).toEqual(['/a']);
    await askInGzip(answer);
    expect(kept()).toEqual([]);
  });

  it('does not take back an answer that was replaced when it grows', async () => {
    const before = await add('/a', 20 * kB);
    const now = await add('/a', 20 * kB);
    await askInGzip(before);
    expect(store.find('/a')).toBe(now);
  });
});

describe('an answer', () => {
  it('counts what it holds, and little more', async () => {
    const answer = await createPage(30 * kB);
    await askInGzip(answer);
    await recompress(answer, () => true);
    expect(sizeOf(answer)).toBeGreaterThanOrEqual(heldBy(answer));
    expect(sizeOf(answer)).toBeLessThan(heldBy(answer) + 5 * kB);
  });

  it.each(['br', 'gzip'] as const)('has its %s body in memory of its own size', async (encoding) => {
    const body = await compress(Buffer.from('<li>halka</li>'.repeat(500)), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('is not copied where that is so already', () => {
    const bytes = Buffer.alloc(100 * kB);
    expect(inOwnMemory(bytes)).toBe(bytes);
    expect(inOwnMemory(bytes.subarray(0, 10))).toEqual(bytes.subarray(0, 10));
  });
});
