import { createStore } from '#panel/store.ts';

/**
 * Whether the server refuses every call until the user sets up a second factor; the panel then offers the own
 * profile alone (docs/product.md, "Second factor").
 */
export const secondFactorDuty = createStore(false);

/** Reads the body of a 403. */
export function noticeMissingSecondFactor(text: string): void {
  if (text.includes('"second_factor_required"')) secondFactorDuty.set(true);
}
