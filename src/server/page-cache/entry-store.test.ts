import fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCacheEntry, recompress, sizeOf, type CacheEntry } from './cache-entry.ts';
import { compress, withOwnMemory } from './compression.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';
import { sendCacheEntry } from './send-entry.ts';

const kB = 1024;

/** A page of about `bytes` in every encoding; the data are random, because those do not compress. */
const createPage = (bytes: number): Promise<CacheEntry> =>
  createCacheEntry(
    {
      status: 200,
      headers: [['content-security-policy', `script-src 'self' '${randomBytes(32).toString('base64')}'`]],
      body: randomBytes(bytes).toString('base64') + '<li>halka</li>'.repeat(bytes / 28),
      isStored: true,
    },
    [],
  );

/** Sends an entry as to a browser that accepts only gzip. */
async function requestGzip(entry: CacheEntry): Promise<void> {
  const app = fastify();
  app.get('/', (request, reply) => {
    reply.hijack();
    sendCacheEntry(entry, request.raw, reply.raw);
  });
  await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
}

/** The memory that an entry keeps alive: the buffers of its bodies and its header arrays. */
function heldBy({ encoded }: CacheEntry): number {
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
  let store: EntryStore;
  const made = new Map<string, CacheEntry>();
  beforeEach(() => {
    store = createEntryStore(max);
    made.clear();
  });
  const add = async (key: string, bytes: number) => {
    const answer = await createPage(bytes);
    made.set(key, answer);
    store.add(key, answer);
    return answer;
  };
  const kept = () => [...made].filter(([key, answer]) => store.holds(key, answer)).map(([key]) => key);
  const held = () => kept().reduce((sum, key) => sum + heldBy(made.get(key) as CacheEntry), 0);

  it('never exceeds its limit', async () => {
    for (let number = 0; number < 40; number += 1) {
      await add(`/urun/${number}`, 20 * kB + (number % 7) * kB);
      expect(held()).toBeLessThanOrEqual(max);
    }
    // The store is nearly full: the remaining space is too small for one more page.
    expect(held()).toBeGreaterThan(max - 50 * kB);
  });

  it('drops the least recently used entry first', async () => {
    for (const key of ['/a', '/b', '/c', '/d']) await add(key, 70 * kB);
    expect(kept()).toEqual(['/a', '/b', '/c', '/d']);
    expect(store.find('/a')).toBe(made.get('/a'));
    await add('/e', 70 * kB);
    expect(kept()).toEqual(['/a', '/c', '/d', '/e']);
  });

  it('does not store an entry larger than its limit, and drops nothing for it', async () => {
    await add('/a', 50 * kB);
    await add('/too-large', 400 * kB);
    expect(kept()).toEqual(['/a']);
  });

  it('counts an encoding that a visitor asks for later', async () => {
    for (const key of ['/a', '/b', '/c', '/d']) await add(key, 60 * kB);
    await requestGzip(made.get('/c') as CacheEntry);
    expect(kept()).toEqual(['/b', '/c', '/d']);
    expect(held()).toBeLessThanOrEqual(max);
  });

  it('drops an entry that grows too large', async () => {
    const answer = await add('/a', 180 * kB);
    expect(kept()).toEqual(['/a']);
    await requestGzip(answer);
    expect(kept()).toEqual([]);
  });

  it('does not restore a replaced entry when the old entry grows', async () => {
    const before = await add('/a', 20 * kB);
    const now = await add('/a', 20 * kB);
    await requestGzip(before);
    expect(store.find('/a')).toBe(now);
  });
});

describe('an entry', () => {
  it('counts the memory that it uses, and little more', async () => {
    const answer = await createPage(30 * kB);
    await requestGzip(answer);
    await recompress(answer, () => true);
    expect(sizeOf(answer)).toBeGreaterThanOrEqual(heldBy(answer));
    expect(sizeOf(answer)).toBeLessThan(heldBy(answer) + 5 * kB);
  });

  it.each(['br', 'gzip'] as const)('stores its %s body in a buffer of the same size', async (encoding) => {
    const body = await compress(Buffer.from('<li>halka</li>'.repeat(500)), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('is not copied when its buffer has the right size', () => {
    const bytes = Buffer.alloc(100 * kB);
    expect(withOwnMemory(bytes)).toBe(bytes);
    expect(withOwnMemory(bytes.subarray(0, 10))).toEqual(bytes.subarray(0, 10));
  });
});
