import { createStore } from '#panel/store.ts';

/**
 * True while the server refuses every call because the user has no second factor. The panel then shows the own profile
 * only (docs/product.md, "Second factor").
 */
export const secondFactorDuty = createStore(false);

/** Detects the missing second factor in the body of a 403. */
export function noticeMissingSecondFactor(text: string): void {
  if (text.includes('"second_factor_required"')) secondFactorDuty.set(true);
}
