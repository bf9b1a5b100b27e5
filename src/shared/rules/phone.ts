/** Whether a text is a phone number: 7 to 15 digits (ITU E.164) and the usual signs. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** The extensions that companies write after a number: `(dahili 5)`, `ext. 104`, `pbx`. */
const extension = /\(?(?:dahili|dâhili|ext(?:ension)?\.?|pbx|x|#)\s*(?:[:.]\s*)?\d{0,6}\)?$/i;

/** Like `isPhone`, but also accepts an extension: `+90 212 000 00 12 (dahili 5)`. */
export function isPhoneWithExtension(text: string): boolean {
  return text.length <= 60 && isPhone(text.replace(extension, ''));
}
