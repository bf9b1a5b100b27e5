/** Whether a text is a phone number: digits with the usual signs, 7 to 15 digits as in ITU E.164. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** What companies write after a number: `(dahili 5)`, `/ 12`, `pbx`. */
const extension = /\(?(?:dahili|dâhili|ext(?:ension)?\.?|pbx|x|#)\s*(?:[:.]\s*)?\d{0,6}\)?$/i;

/** As `isPhone`, with an extension: `+90 212 000 00 12 (dahili 5)`. */
export function isPhoneWithExtension(text: string): boolean {
  return text.length <= 60 && isPhone(text.replace(extension, ''));
}
