import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Works that end when they are told to. */
function works() {
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

it('two run at once, the rest follow in their order', async () => {
  const inTurn = createTurns({ running: 2, waiting: 9 }, 'dolu');
  const { started, work, end } = works();
  const answers = [0, 1, 2, 3].map((number) => inTurn(work(number)));
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

it('who finds too many waiting is told to come again, and the others are served', async () => {
  const inTurn = createTurns({ running: 1, waiting: 1 }, 'dolu');
  const { work, end } = works();
  const answers = [0, 1].map((number) => inTurn(work(number)));
  await expect(inTurn(work(2))).rejects.toMatchObject({ status: 503, message: 'dolu' });
  end(0);
  await settled();
  end(1);
  expect(await Promise.all(answers)).toEqual([0, 1]);
});

it('a work that fails gives its place on', async () => {
  const inTurn = createTurns({ running: 1, waiting: 1 }, 'dolu');
  const failing = inTurn(() => Promise.reject(new Error('kaput')));
  const next = inTurn(async () => 'served');
  await expect(failing).rejects.toThrow('kaput');
  expect(await next).toBe('served');
  expect(await inTurn(async () => 'served too')).toBe('served too');
});
