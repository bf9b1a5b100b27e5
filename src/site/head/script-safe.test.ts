import { expect, it } from 'vitest';
import { scriptSafe } from './script-safe.ts';

it('JSON in a page can neither end its script nor open a comment, and reads the same', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const json = scriptSafe(hostile);
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
