import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFreeNumber } from './free-number.ts';

async function find(isTaken: (number: number) => boolean) {
  let queries = 0;
  const number = await findFreeNumber(async (numbers) => {
    queries += 1;
    expect(numbers.length).toBeLessThanOrEqual(16);
    return new Set(numbers.filter(isTaken));
  });
  return { number, queries };
}

describe('a free number', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [15, 16],
    [16, 17],
    [17, 18],
    [31, 32],
    [32, 33],
    [100_000, 100_001],
    [1_048_576, 1_048_577],
    [5_000_000, 5_000_001],
  ])('after %i taken ones is %i, found in at most nine queries', async (count, expected) => {
    const { number, queries } = await find((n) => n <= count);
    expect(number).toBe(expected);
    expect(queries).toBeLessThanOrEqual(9);
  });

  it('is the first gap among the first sixteen', async () => {
    expect((await find((n) => n !== 5 && n < 1_000)).number).toBe(5);
  });

  it('is free and follows a taken one, whichever numbers are taken', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 400 })),
        fc.nat({ max: 300 }),
        async (some, run) => {
          const taken = new Set([...some, ...Array.from({ length: run }, (_, index) => index + 1)]);
          const { number } = await find((n) => taken.has(n));
          expect(taken.has(number)).toBe(false);
          expect(number === 1 || taken.has(number - 1)).toBe(true);
        },
      ),
    );
  });
});
