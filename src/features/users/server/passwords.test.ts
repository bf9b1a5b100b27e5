import { describe, expect, it } from 'vitest';
import { createHashLimit, hashPassword, isPassword } from './passwords.ts';

it('a password is stored as Argon2id with its costs and its own salt', async () => {
  const hashes = await Promise.all([hashPassword('gizli-1'), hashPassword('gizli-1')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it('only the right password matches', async () => {
  const hash = await hashPassword('gizli-1');
  expect(await isPassword(hash, 'gizli-1')).toBe(true);
  expect(await isPassword(hash, 'gizli-2')).toBe(false);
});

it('no password matches where there is no account', async () => {
  expect(await isPassword(undefined, 'gizli-1')).toBe(false);
});

describe('hashing', () => {
  /** Work that ends only when the test decides. */
  function manualWork() {
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) => async () => {
      started.push(number);
      await new Promise<void>((resolve) => (ends[number] = resolve));
      return number;
    };
    return { started, work, end: (number: number) => ends[number]?.() };
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('runs two at once and starts the others in the order they came', async () => {
    const limit = createHashLimit({ running: 2, waiting: 9 });
    const { started, work, end } = manualWork();
    const answers = [0, 1, 2, 3].map((number) => limit(work(number)));
    await settled();
    expect(started).toEqual([0, 1]);
    end(1);
    await settled();
    expect(started).toEqual([0, 1, 2]);
    for (const number of [0, 2]) end(number);
    await settled();
    end(3);
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3]);
  });

  it('refuses the next one when too many wait, and serves the others', async () => {
    const limit = createHashLimit({ running: 1, waiting: 1 });
    const { work, end } = manualWork();
    const answers = [0, 1].map((number) => limit(work(number)));
    await expect(limit(work(2))).rejects.toMatchObject({
      status: 503,
      message: 'Şu anda çok fazla giriş denemesi var. Lütfen biraz sonra tekrar deneyin.',
    });
    await settled();
    end(0);
    await settled();
    end(1);
    expect(await Promise.all(answers)).toEqual([0, 1]);
  });

  it('starts the next one after a failure', async () => {
    const limit = createHashLimit({ running: 1, waiting: 1 });
    const failing = limit(() => Promise.reject(new Error('kaput')));
    const next = limit(async () => 'served');
    await expect(failing).rejects.toThrow('kaput');
    expect(await next).toBe('served');
    expect(await limit(async () => 'served too')).toBe('served too');
  });
});
