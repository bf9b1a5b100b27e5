import type { Series } from './statistics.ts';

/**
 * Measures the candidates in rotation (A B C, B C A, …), so that a disturbance of the machine affects all of
 * them alike.
 */
export async function interleave<Name extends string>(
  rounds: number,
  measure: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, Series>> {
  const names = Object.keys(measure) as Name[];
  const series = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      series[name].push(await measure[name]());
    }
  }
  return series;
}
