/**
 * Parses a number in the forms that people type and Excel copies: `12,5` and `12.5` are 12.5; `1.234,5` and
 * `1,234.5` are 1234.5; `1.250` is 1250, as in Turkish. Returns null for an empty text and undefined for any
 * other text.
 */
export function parseNumber(text: string): number | null | undefined {
  const written = text.replace(/[\s\u00a0\u202f]/g, '').replace(/^\u2212/, '-');
  if (written === '') return null;
  const isTurkish = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(written) && !/^-?0\./.test(written);
  const isEnglish = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/.test(written);
  if (isTurkish) return Number(written.replaceAll('.', '').replace(',', '.'));
  if (isEnglish) return Number(written.replaceAll(',', ''));
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(written) ? Number(written.replace(',', '.')) : undefined;
}

/** The formatter is made once, because a sheet writes a hundred thousand numbers. */
const written = new Intl.NumberFormat('tr', { useGrouping: false, maximumFractionDigits: 10 });

/** A number as text for editing: with a decimal comma and without thousands separators; empty for null. */
export function numberText(number: number | null): string {
  if (number === null) return '';
  return written.format(number);
}
