import { minimumFillTime } from '#features/public-forms/public-form.rules.ts';
import { requestIdFor, forgetRequestId } from './request-id.ts';
import { sendForm, type FormAnswer, type FormCall } from './send-form.ts';

/** What the server learns of the page beside the fields (docs/product.md, "Messages"). */
export type Page = { lang: string; privacyNotice: { id: number; version: number } | null };

type Message = {
  page: Page;
  fields: Readonly<Record<string, string>>;
  file?: File | undefined;
  /** The sent part of the body, from 0 to 1. */
  onProgress?: (part: number) => void;
};

export type MessageSender = (call: FormCall, message: Message) => Promise<FormAnswer>;

/**
 * Makes the sender of a form that a visitor opens now. Its first try waits until the form has been open for the
 * minimum fill time, so that a quick visitor is not taken for a program.
 */
export function createMessageSender(): MessageSender {
  const openedAt = performance.now();
  return async (call, { page: { lang, privacyNotice }, fields, ...options }) => {
    const missing = minimumFillTime - (performance.now() - openedAt);
    if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
    const sent = {
      ...fields,
      lang,
      form: location.pathname,
      request_id: requestIdFor(call, fields, options.file),
      elapsed: String(Math.ceil(performance.now() - openedAt)),
      ...(privacyNotice && {
        notice_id: String(privacyNotice.id),
        notice_version: String(privacyNotice.version),
      }),
    };
    const answer = await sendForm(call, sent, options);
    if (answer.kind === 'sent') forgetRequestId(call);
    return answer;
  };
}
