import { expect, it } from 'vitest';
import { scriptSafeJson } from './script-safe-json.ts';

it('JSON in a page cannot end its script or open a comment, and parses to the same value', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const json = scriptSafeJson(hostile);
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
