const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;

/**
 * Whether a text is an e-mail address (docs/product.md, "Validation"): an RFC 5321 dot-string of at most
 * 64 characters, and a domain whose top level has 2 to 24 letters.
 */
export function isEmail(value: string): boolean {
  return pattern.test(value) && value.indexOf('@') <= 64;
}
