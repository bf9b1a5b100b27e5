import { expect, it } from 'vitest';
import { fileKind, fileSize } from './file-size.ts';

it.each([
  [0, '1 kB'],
  [340_200, '340 kB'],
  [999_499, '999 kB'],
  [999_999, '1 MB'],
  [1_234_567, '1,2 MB'],
  [23_600_000, '24 MB'],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(fileSize(bytes, 'tr').replace('\u00a0', ' ')).toBe(shown);
});

it('a size has the number format of the language', () => {
  expect(fileSize(1_234_567, 'en').replace('\u00a0', ' ')).toBe('1.2 MB');
});

it('the kind of a file comes from its MIME type', () => {
  expect(['application/pdf', 'image/jpeg'].map(fileKind)).toEqual(['PDF', 'JPEG']);
});
