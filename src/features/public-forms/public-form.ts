import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { longText, line, emptyAsMissing, id } from '#shared/schema/fields.ts';

/**
 * A typed text; the rules of its form (`features/message-forms/message-form.rules.ts`) judge it, its length too, in the visitor's
 * language. Multipart bodies have two characters for the end of a line, which the visitor typed as one.
 */
export const typed = longText(1000000)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .default('');
export const typedLine = typed.transform(onOneLine);

/** What every form of visitors sends beside its own fields. */
export const sender = {
  /** The language of the page; answers and mails use it. */
  lang: line(5).default(''),
  /** The path of the page whose form was sent. */
  form: line(500).default(''),
  /** A UUID that the browser makes for one message: sent again, it is stored once. */
  request_id: emptyAsMissing(z.uuid().optional()),
  /** A field that people do not see; programs fill it. */
  website: z.string().max(500).default(''),
  /** Milliseconds since the form was opened; left out by callers that have no form. */
  elapsed: emptyAsMissing(z.coerce.number().min(0).optional()),
  /** The contract that is the privacy notice, and the version that the visitor saw. */
  notice_id: emptyAsMissing(id.optional()),
  notice_version: emptyAsMissing(id.optional()),
};
export const FormSent = Success;

/** So that no value starts a new line in the header of a mail. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
