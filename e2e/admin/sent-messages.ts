import type { MessageType } from '#shared/rules/message-types.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';
import { expect } from '../fixtures.ts';

/** Sends a form as a visitor's browser does. */
export async function sendMessage(
  { url }: { url: string },
  type: MessageType,
  fields: Readonly<Record<string, string>>,
  file?: { content: Buffer; name: string },
): Promise<void> {
  const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const body = multipart(filledForm(type, fields));
  if (file) body.append('file', new Blob([new Uint8Array(file.content)]), file.name);
  const answer = await fetch(`${url}/api/${type}`, {
    method: 'POST',
    headers: { 'x-csrf-token': token },
    body,
  });
  expect(answer.status, await answer.text()).toBe(200);
}
