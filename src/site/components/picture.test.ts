import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { focusClasses } from './picture.tsx';

const rules = readFileSync('src/site/components/picture-focus.css', 'utf8');

it.each([
  [0, 1],
  [0.5, 0.5],
  [0.024, 0.976],
  [0.33, 0.67],
])('a focal point at %s and %s has a rule for each axis', (x, y) => {
  const names = focusClasses({ x, y }).split(' ');
  expect(names).toHaveLength(2);
  for (const name of names) {
    const percent = Number(name.split('-').at(-1));
    expect(Math.abs(percent - 100 * (name.startsWith('focus-x') ? x : y))).toBeLessThanOrEqual(2.5);
    expect(rules).toContain(`.${name} {\n    --${name.slice(0, 7)}: ${percent}%;`);
  }
});

it('a picture without a focal point has no classes', () => {
  expect(focusClasses(undefined)).toBe('');
});
