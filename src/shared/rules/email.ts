const pattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;

/**
 * The one e-mail rule of the product (spec §5): an RFC 5321 dot-atom address without quoting or
 * comments, whose top-level domain has 2 to 24 letters and whose local part has at most 64.
 */
export function isEmail(value: string): boolean {
  return pattern.test(value) && value.indexOf('@') <= 64;
}
