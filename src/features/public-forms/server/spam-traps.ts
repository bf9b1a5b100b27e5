import { minimumFillTime } from '../public-form.rules.ts';
import { refused } from '#server/errors.ts';
import type { FormTexts } from './form-texts.read.ts';

type Traps = { website: string; elapsed?: number | undefined };

/**
 * Refuses forms that were probably sent by a bot. Every form says how long it was open, so a missing time counts as too
 * fast. The text of the error helps people who are refused by mistake (docs/decisions/0033).
 *
 * @throws AppError 422
 */
export function refuseTrapped({ website, elapsed = 0 }: Traps, texts: FormTexts): void {
  if (website !== '') throw refused(texts.text('hidden_field'));
  if (elapsed < minimumFillTime) throw refused(texts.text('too_fast'));
}

/**
 * The same where the time may be missing: in the newsletter's call, and in a body that is not read to its end.
 *
 * @throws AppError 422
 */
export function refuseTrappedSoFar({ website, elapsed = minimumFillTime }: Traps, texts: FormTexts): void {
  refuseTrapped({ website, elapsed }, texts);
}
