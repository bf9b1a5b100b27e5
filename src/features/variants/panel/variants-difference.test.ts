import { expect, it } from 'vitest';
import type { VariantVersion } from '../variant.ts';
import { versionName, variantsDifference } from './variants-difference.ts';

const variant = (
  code: string,
  size: string,
  finish = 'Nikel',
  weight: number | null = 5,
): VariantVersion => ({
  code,
  size,
  finish,
  weight,
  pack_quantity: null,
  image: null,
  is_active: true,
});
const difference = (before: VariantVersion[], after: VariantVersion[]) => {
  const { added, removed, changed } = variantsDifference(before, after);
  return {
    added: added.map(versionName),
    removed: removed.map(versionName),
    changed: changed.map((pair) => `${versionName(pair.before)} > ${versionName(pair.after)}`),
  };
};

it('the difference names the combinations that were added, removed and changed', () => {
  const before = [variant('A', '25 mm'), variant('B', '30 mm'), variant('C', '40 mm')];
  const after = [variant('A', '25 mm'), variant('B', '30 mm', 'Nikel', 6), variant('D', '50 mm')];
  expect(difference(before, after)).toEqual({
    added: ['D · 50 mm · Nikel'],
    removed: ['C · 40 mm · Nikel'],
    changed: ['B · 30 mm · Nikel > B · 30 mm · Nikel'],
  });
});

it('the difference recognises a combination with another code, and a code with another combination', () => {
  const changed = difference(
    [variant('A', '25 mm'), variant('B', '30 mm')],
    [variant('A2', '25 mm'), variant('B', '35 mm')],
  );
  expect(changed).toEqual({
    added: [],
    removed: [],
    changed: ['A · 25 mm · Nikel > A2 · 25 mm · Nikel', 'B · 30 mm · Nikel > B · 35 mm · Nikel'],
  });
});

it('two variants that exchange their codes are two changes', () => {
  const before = [variant('A', '25 mm'), variant('B', '30 mm')];
  expect(difference(before, [variant('B', '25 mm'), variant('A', '30 mm')]).changed).toHaveLength(2);
  expect(difference(before, before.toReversed()).changed).toEqual([]);
});
