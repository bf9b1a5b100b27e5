/** The country code that is added to Turkish numbers without one. */
const turkey = '90';

/**
 * Converts a phone number to WhatsApp's form, country code and number in digits (`905321234567`). `0532 …`
 * and `532 …` are taken as Turkish; a foreign number needs a country code, with or without `+` or `00`.
 * @returns undefined if the text cannot be a phone number: E.164 numbers have 8 to 15 digits
 */
export function whatsappNumber(text: string): string | undefined {
  const plain = text.replace(/[\s().\-/]/g, '');
  const [, prefix = '', digits = ''] = /^(\+|00|0)?([1-9]\d*)$/.exec(plain) ?? [];
  if (prefix === '0' || (prefix === '' && /^5\d{9}$/.test(digits)))
    return digits.length === 10 ? turkey + digits : undefined;
  const least = prefix === '' ? 11 : 8;
  return digits.length >= least && digits.length <= 15 ? digits : undefined;
}

/** The address that opens a chat with a number from `whatsappNumber`; `text` is the suggested message. */
export function whatsappLink(number: string, text = ''): string {
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
