import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [835_891, '816 kB'],
  [1_048_000, '1.023 kB'],
  [1_048_575, '1 MB'],
  [1_234_567, '1,2 MB'],
  [20 * 1024 * 1024, '20 MB'],
  [23_600_000, '23 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(fileSize(bytes, 'tr').replace('\u00a0', ' ')).toBe(shown);
});

it('a size has the number format of the language', () => {
  expect(fileSize(1_234_567, 'en').replace('\u00a0', ' ')).toBe('1.2 MB');
});
