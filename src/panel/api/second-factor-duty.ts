import { createStore } from '#panel/store.ts';

/**
 * True while the server refuses every call because the user has no second factor. The panel then shows only
 * the user's profile (docs/product.md, "Second factor").
 */
export const secondFactorDuty = createStore(false);

/** Sets `secondFactorDuty` if the body of a 403 says that the second factor is missing. */
export function noticeMissingSecondFactor(text: string): void {
  if (text.includes('"second_factor_required"')) secondFactorDuty.set(true);
}
