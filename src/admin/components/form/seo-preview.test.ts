import { expect, it } from 'vitest';
import { cutText, firstText, textLength } from './seo-preview.ts';

it('shows the first text that says something', () => {
  expect(firstText('', '  ', undefined, ' Metal\n toka ', 'Firma')).toBe('Metal toka');
  expect(firstText('', null)).toBe('');
});

it('cuts a long text between words, as a result page does', () => {
  expect(cutText('Kısa başlık', 60)).toBe('Kısa başlık');
  expect(cutText('Parlak nikel kaplama, paslanmaz kemer tokası', 24)).toBe('Parlak nikel kaplama…');
  expect(cutText('Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', 10)).toBe(
    'Muvaffakiy…',
  );
});

it('counts letters, not bytes, and says when there are too many', () => {
  expect(textLength('İĞÜŞÖÇ', 6)).toEqual({ label: '6 / 6', isTooLong: false });
  expect(textLength('İĞÜŞÖÇ👍', 6)).toEqual({ label: '7 / 6', isTooLong: true });
});
