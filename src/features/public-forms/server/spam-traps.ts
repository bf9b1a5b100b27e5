import { minimumFillTime } from '../public-form.rules.ts';
import { refused } from '#server/errors.ts';
import type { FormTexts } from './form-texts.read.ts';

/**
 * Refuses forms that were probably sent by a bot. The text of the error helps people who are refused by
 * mistake (docs/decisions/0033).
 *
 * @throws AppError 422
 */
export function refuseTrapped(
  { website, elapsed }: { website: string; elapsed?: number | undefined },
  texts: FormTexts,
): void {
  if (website !== '') throw refused(texts.text('hidden_field'));
  if (elapsed !== undefined && elapsed < minimumFillTime) throw refused(texts.text('too_fast'));
}
