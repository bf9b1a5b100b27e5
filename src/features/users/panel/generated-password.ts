/** Characters that look alike are left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that is easy to read out, like `k3mp-w8xa-q2rt-7hnd`. */
export function generatedPassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(16));
  const text = [...random].map((number) => letters[number % letters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
