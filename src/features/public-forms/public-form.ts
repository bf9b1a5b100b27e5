import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { isVisible, withoutReversals } from '#shared/rules/visible-text.ts';
import { longText, line, emptyAsMissing, id } from '#shared/schema/fields.ts';

/**
 * A typed text of any length. `features/public-forms/message-form.rules.ts` checks it later, including its length, in
 * the visitor's language. Line breaks of multipart bodies become single characters, as the visitor typed them.
 */
export const typed = longText(1000000)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .default('');
export const typedLine = typed.transform(onOneLine);

/** The fields that every public form sends besides its own. */
export const sender = {
  /** The language of the page; replies and mails use it. */
  lang: line(5).default(''),
  /** The path of the page whose form was sent. */
  form: line(500).default(''),
  /** A UUID that the browser generates per message; a message that is sent twice is stored once. */
  request_id: emptyAsMissing(z.uuid().optional()),
  /** A honeypot: people do not see this field, so only bots fill it. */
  website: z.string().max(500).default(''),
  /** Milliseconds since the form was opened; only the newsletter may leave it out. */
  elapsed: emptyAsMissing(z.coerce.number().min(0).optional()),
  /** The contract that is the privacy notice, and the version that the visitor saw. */
  notice_id: emptyAsMissing(id.optional()),
  notice_version: emptyAsMissing(id.optional()),
};
export const FormSent = Success;

/**
 * Puts a text on one line, so that it cannot start a new header line in a mail. Invisible text and characters
 * that reverse the writing direction are removed.
 */
export function onOneLine(text: string): string {
  return isVisible(text) ? withoutReversals(text).replace(/\s+/g, ' ').trim() : '';
}
