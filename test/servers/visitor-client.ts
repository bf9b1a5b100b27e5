import type { MessageType } from '#shared/rules/message-types.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';

/** Sends a form to a server in another process, as a page does in a visitor's browser. */
export type VisitorClient = (
  type: MessageType,
  fields: Readonly<Record<string, string>>,
  address?: string,
) => Promise<Response>;

/** Prepares a visitor with a CSRF token from the server at the origin `url`. */
export async function visit(url: string): Promise<VisitorClient> {
  const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  return (type, fields, address = '192.0.2.1') => {
    const filled = filledForm(type, fields);
    return fetch(`${url}/api/${type}`, {
      method: 'POST',
      headers: { 'x-csrf-token': token, 'x-forwarded-for': address },
      body:
        type === 'human-resources'
          ? fileForm(validPdf({ text: fields.request_id ?? '' }), 'cv.pdf', filled)
          : multipart(filled),
    });
  };
}
