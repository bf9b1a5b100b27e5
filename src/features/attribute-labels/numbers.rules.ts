/** Rounds to twelve significant digits, which hides what binary fractions add: 12.000000000000002 is 12. */
export function round12(value: number): number {
  return Number(value.toPrecision(12));
}

const narrowSpace = '\u202f';
const sign = '[-−–]?';

/** A number as people type it, for building other patterns. It has no capturing groups. */
export const numberPattern = String.raw`${sign}(?:\d+\s+\d+/\d+|\d+/\d+|\d[\d.,\u202f\u00a0 ]*\d|\d)`;

/**
 * Reads a typed number. The language's own decimal sign decides: in Turkish `1,250` is 1.25. The other sign before
 * exactly three digits, as in `1.250`, may mean a thousand or a fraction, so it is not read at all.
 */
export function readNumber(typed: string, lang: string): number | undefined {
  const text = typed.trim();
  const isNegative = /^[-−–]/.test(text);
  const size = readPositive(isNegative ? text.slice(1).trim() : text, lang);
  if (size === undefined) return undefined;
  return isNegative && size !== 0 ? -size : size;
}

function readPositive(text: string, lang: string): number | undefined {
  const fraction = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text);
  if (fraction) {
    const [, whole = '0', over = '', under = ''] = fraction;
    return Number(under) === 0 ? undefined : round12(Number(whole) + Number(over) / Number(under));
  }
  const spaced = /^\d{1,3}(?:[\u202f\u00a0 ]\d{3})+(?=$|[.,])/.exec(text)?.[0];
  const digits = spaced ? spaced.replace(/\D/g, '') + text.slice(spaced.length) : text;
  if (/^\d+$/.test(digits)) return finite(digits);
  if (!/^\d[\d.,]*\d$/.test(digits)) return undefined;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const mark = digits[last] ?? '';
  const other = mark === '.' ? ',' : '.';
  const whole = digits.slice(0, last);
  const decimals = digits.slice(last + 1);
  if (whole.includes(mark)) return whole.includes(other) ? undefined : thousands(digits, mark);
  if (whole.includes(other)) {
    const grouped = thousands(whole, other);
    return grouped === undefined ? undefined : finite(`${grouped}.${decimals}`);
  }
  const isOwn = mark === decimalMark(lang);
  if (!isOwn && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined;
  return finite(`${whole}.${decimals}`);
}

/** A number whose groups of three digits are divided by `mark`. */
function thousands(text: string, mark: string): number | undefined {
  const groups = text.split(mark);
  const isGrouped =
    /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));
  return isGrouped ? finite(groups.join('')) : undefined;
}

/** More digits than a double holds are refused, so that no typed digit is lost. */
function finite(text: string): number | undefined {
  return text.replace(/\D/g, '').replace(/^0+/, '').length > 12 ? undefined : Number(text);
}

const decimalMark = (lang: string) => (lang === 'en' ? '.' : ',');

/** Writes a number so that `readNumber` reads it back: thousands are divided by a narrow space from 10 000 on. */
export function writeNumber(value: number, lang: string): string {
  const [whole = '', decimals] = plain(Math.abs(value)).split('.');
  const grouped = whole.length > 4 ? inThousands(whole) : whole;
  const minus = value < 0 ? '−' : '';
  return minus + grouped + (decimals === undefined ? '' : decimalMark(lang) + decimals);
}

function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(narrowSpace);
}

/** A positive number in digits, never with an exponent. */
function plain(value: number): string {
  const text = String(round12(value));
  if (!text.includes('e')) return text;
  const [whole = '', decimals = ''] = round12(value).toFixed(12).split('.');
  const end = Array.from(decimals).findLastIndex((digit) => digit !== '0') + 1;
  return end > 0 ? `${whole}.${decimals.slice(0, end)}` : whole;
}
