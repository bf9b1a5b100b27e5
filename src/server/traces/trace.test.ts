import { expect, it } from 'vitest';
import { currentTrace, inTrace, newTrace, traceOfHeader } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

it.each([
  `00-${trace}-${parent}-01`,
  `00-${trace}-${parent}-00`,
  `cc-${trace}-${parent}-01-what-comes-later`,
])('reads the trace of %s', (header) => {
  expect(traceOfHeader(header)).toBe(trace);
});

it.each([
  ['no text', undefined],
  ['several values', [`00-${trace}-${parent}-01`]],
  ['two headers that were joined', `00-${trace}-${parent}-01, 00-${trace}-${parent}-01`],
  ['only zeros as the trace', `00-${'0'.repeat(32)}-${parent}-01`],
  ['only zeros as the parent', `00-${trace}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${trace.toUpperCase()}-${parent}-01`],
  ['the version ff', `ff-${trace}-${parent}-01`],
  ['a fifth field in version 00', `00-${trace}-${parent}-01-more`],
  ['a short trace', `00-${trace.slice(1)}-${parent}-01`],
  ['a line break', `00-${trace}-${parent}-01\n`],
  ['a line break and more', `cc-${trace}-${parent}-01-a\nb`],
  ['a long text', `cc-${trace}-${parent}-01-${'a'.repeat(300)}`],
])('refuses %s', (_, header) => {
  expect(traceOfHeader(header)).toBeUndefined();
});

it('stays with everything that is awaited, and nowhere else', async () => {
  expect(currentTrace()).toBeNull();
  const one = newTrace();
  const other = newTrace();
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return currentTrace();
  };
  expect(await Promise.all([inTrace(one, later), inTrace(other, later)])).toEqual([one, other]);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(currentTrace()).toBeNull();
});
