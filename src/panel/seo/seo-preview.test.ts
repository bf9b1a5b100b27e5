import { expect, it } from 'vitest';
import { cutLine, cutText, firstText, textLength } from './seo-preview.ts';

it('the preview shows the first text that is not blank', () => {
  expect(firstText('', '  ', undefined, ' Metal\n toka ', 'Firma')).toBe('Metal toka');
  expect(firstText('', null)).toBe('');
});

it('a long text is cut between words', () => {
  expect(cutText('Kısa başlık', 60)).toBe('Kısa başlık');
  expect(cutText('Parlak nikel kaplama, paslanmaz kemer tokası', 24)).toBe('Parlak nikel kaplama…');
  expect(cutText('Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', 10)).toBe(
    'Muvaffakiy…',
  );
});

it('a text is counted in characters, not bytes, and a text that is too long is marked', () => {
  expect(textLength('İĞÜŞÖÇ', 6)).toEqual({ label: '6 / 6', isTooLong: false });
  expect(textLength('İĞÜŞÖÇ👍', 6)).toEqual({ label: '7 / 6', isTooLong: true });
});

it('a text of wide letters is cut by its width, one of narrow letters by their number', () => {
  const line = { most: 10, pixels: 30, font: '' };
  const width = (text: string) => text.length * (text.startsWith('m') ? 6 : 1);
  expect(cutLine('mm mm mm', line, width)).toBe('mm mm…');
  expect(cutLine('ii ii ii ii', line, width)).toBe('ii ii ii…');
  expect(cutLine('ii ii', line, width)).toBe('ii ii');
});
