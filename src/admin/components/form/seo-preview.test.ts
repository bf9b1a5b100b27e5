import { expect, it } from 'vitest';
import { cutText, firstText, textLength } from './seo-preview.ts';

it('shows the first text that is not blank', () => {
  expect(firstText('', '  ', undefined, ' Metal\n toka ', 'Firma')).toBe('Metal toka');
  expect(firstText('', null)).toBe('');
});

it('cuts a long text between words', () => {
  expect(cutText('Kısa başlık', 60)).toBe('Kısa başlık');
  expect(cutText('Parlak nikel kaplama, paslanmaz kemer tokası', 24)).toBe('Parlak nikel kaplama…');
  expect(cutText('Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', 10)).toBe(
    'Muvaffakiy…',
  );
});

it('counts characters, not bytes, and tells when a text is too long', () => {
  expect(textLength('İĞÜŞÖÇ', 6)).toEqual({ label: '6 / 6', isTooLong: false });
  expect(textLength('İĞÜŞÖÇ👍', 6)).toEqual({ label: '7 / 6', isTooLong: true });
});
