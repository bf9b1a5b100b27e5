/** The country code that a Turkish number without one gets. */
const turkey = '90';

/**
 * A phone number as WhatsApp takes it: the country code and the number, digits only (`905321234567`).
 * `0532 …` and `532 …` are Turkish; a foreign number needs its country code, with or without `+` or `00`.
 * Undefined for what cannot be a number: an ITU E.164 number has 8 to 15 digits.
 */
export function whatsappNumber(text: string): string | undefined {
  const plain = text.replace(/[\s().\-/]/g, '');
  const [, prefix = '', digits = ''] = /^(\+|00|0)?([1-9]\d*)$/.exec(plain) ?? [];
  if (prefix === '0' || (prefix === '' && /^5\d{9}$/.test(digits)))
    return digits.length === 10 ? turkey + digits : undefined;
  const least = prefix === '' ? 11 : 8;
  return digits.length >= least && digits.length <= 15 ? digits : undefined;
}

/** The address that opens a chat with a number of `whatsappNumber`; `text` is what the visitor may send. */
export function whatsappLink(number: string, text = ''): string {
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
