import { minimumFillTime } from '#features/public-forms/public-form.rules.ts';
import { requestIdFor, forgetRequestId } from './request-id.ts';
import { sendForm, type FormAnswer, type FormCall } from './send-form.ts';

/** Facts about the page that are sent with the fields (docs/product.md, "Messages"). */
export type Page = { lang: string; privacyNotice: { id: number; version: number } | null };

type Message = {
  page: Page;
  fields: Readonly<Record<string, string>>;
  file?: File | undefined;
  /** Reports the part of the body that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
};

export type MessageSender = (call: FormCall, message: Message) => Promise<FormAnswer>;

/**
 * Creates the sender when a visitor opens a form. Its first attempt waits until the minimum fill time has
 * passed, so that the server does not take a quick visitor for a bot.
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
