import { randomUUID } from 'node:crypto';
import { messageTypes } from '#shared/rules/message-types.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { payloads } from './payloads.ts';

type Program = { url: string; account: { email: string; password: string } };

/** The texts that visitors write, by form field. */
const fields = ['name', 'company', 'subject', 'message', 'school', 'position'];

/**
 * Makes the program send mails of every kind with payloads in their texts; returns how many it has to send.
 * `confirmed` is a confirmed address, to which the program also sends copies with the visitor's texts.
 */
export async function provokeMails({ url, account }: Program, confirmed: string): Promise<number> {
  const staff = await signInTo(url, account);
  let used = 0;
  let mails = 0;
  // The forms refuse control characters in one-line texts and also long names, so such payloads are left out.
  const texts = payloads.filter((text) => !/[\p{Cc}\p{Zl}]/u.test(text) && text.length <= 90);
  const next = () => texts[used++ % texts.length] ?? '';
  const post = async (path: string, body: object): Promise<{ data?: { id: number } }> => {
    const answer = await staff.call('POST', path, body);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { data?: { id: number } };
  };

  while (used < texts.length)
    for (const type of messageTypes) {
      const typed = Object.fromEntries(fields.map((field) => [field, next()]));
      const line = {
        product_id: 999_999,
        name: next(),
        code: next().slice(0, 50),
        variant: next(),
        note: next(),
      };
      const lines = JSON.stringify([{ ...line, quantity: 1 }]);
      await post(`/api/${type}`, multipart(filledForm(type, { ...typed, email: confirmed, lines })));
      mails += 2;
    }
  for (const type of messageTypes) {
    const list = (await (await staff.call('GET', `/api/admin/${type}`)).json()) as { data: { id: number }[] };
    const request = { request_id: randomUUID(), subject: next(), body: next() };
    await post(`/api/admin/${type}/${list.data[0]?.id ?? 0}/replies`, request);
    mails += 1;
  }
  for (let n = 0; n < 5; n += 1) {
    await post('/api/admin/support', { subject: next(), message: next(), priority: 'high' });
    const email = `davetli-${n}@example.com`;
    await post('/api/admin/users/invitations', { name: next(), email, role_group: 'viewer' });
    await post(
      '/api/newsletter-sub',
      multipart({ email: `abone-${n}@example.com`, lang: n > 2 ? 'en' : 'tr' }),
    );
    mails += 3;
  }
  await post('/api/auth/password-reset', { email: account.email });
  return mails + 1;
}
