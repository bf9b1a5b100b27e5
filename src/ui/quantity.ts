/** The most that can be asked for; more digits are a slip of the finger. */
const most = 9_999_999;

/** A step from a quantity; never below 0 (spec §5). */
export function stepQuantity(quantity: number, step: number): number {
  return Math.min(most, Math.max(0, quantity + step));
}

/** What somebody typed, as a quantity: digits alone count, so that there is nothing below 0 to type. */
export function readQuantity(typed: string): number {
  return Math.min(most, Number(typed.replace(/\D/g, '')));
}

/** How far a key moves the quantity, as in a spin button of the system; undefined for other keys. */
export function stepOfKey(key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  return steps[key];
}
