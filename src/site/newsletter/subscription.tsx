import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { newsletterProblem } from '#features/public-forms/message-form.rules.ts';
import { readForm } from '../forms/form-values.ts';
import { createMessageSender, type Page } from '../forms/message-sender.ts';

// This is re-exported, so that the build puts all code that the newsletter needs on first use into one file.
export { Popup } from '../forms/popup.tsx';
export { createMessageSender };

/** Title and message of the popup after a subscription attempt (docs/product.md, "Newsletter"). */
export type Notice = { isSent: boolean; title: TextKey; message: TextKey };

export function emailProblem(form: HTMLFormElement) {
  return newsletterProblem(readForm(form).values.email ?? '');
}

export async function subscribe(
  send: ReturnType<typeof createMessageSender>,
  form: HTMLFormElement,
  page: Page,
): Promise<Notice> {
  const { kind } = await send('newsletter-sub', { page, fields: readForm(form).values });
  if (kind === 'sent')
    return { isSent: true, title: 'form_error.gonderildi', message: 'form_error.yetkililere_iletildi' };
  return {
    isSent: false,
    title: kind === 'refused' ? 'form_error.hata' : 'form_error.sistem_hatasi',
    message: 'form_error.hata_oldu_gonderilemedi',
  };
}
