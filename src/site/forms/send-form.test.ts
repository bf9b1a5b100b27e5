import { beforeEach, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

type Reply = { status: number; body: unknown; retryAfter?: string } | 'unreachable';
type Sent = { address: string; token: string | undefined; body: FormData };

let token = 'page-token';

/** A fake server that gives its replies in order and records the calls. */
function server(...replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onerror = () => undefined;
    private address = '';
    private retryAfter: string | null = null;
    private headers = new Map<string, string>();
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getResponseHeader() {
      return this.retryAfter;
    }
    send(body: FormData) {
      sent.push({ address: this.address, token: this.headers.get('X-CSRF-TOKEN'), body });
      const reply = replies.shift() ?? 'unreachable';
      if (reply === 'unreachable') {
        this.onerror();
        return;
      }
      this.status = reply.status;
      this.responseText = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      this.retryAfter = reply.retryAfter ?? null;
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

beforeEach(() => {
  token = 'page-token';
  const meta = {
    get content() {
      return token;
    },
    setAttribute: (_: string, value: string) => (token = value),
  };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => meta });
  vi.stubGlobal('fetch', async () => Response.json({ token: 'fresh' }));
});

it('the answer to a stored message names its reference', async () => {
  server({ status: 200, body: { success: true, data: { reference: 'K7Q2-M4XP' } } });
  expect(await sendForm('contact', {})).toMatchObject({ kind: 'sent', reference: 'K7Q2-M4XP' });
});

it('a form is sent as form data with the page’s CSRF token, its file last', async () => {
  const sent = server({ status: 200, body: { success: true } });
  const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
  expect(await sendForm('human-resources', { name: 'Ayşe' }, { file })).toEqual({ kind: 'sent' });
  expect(sent).toMatchObject([{ address: '/api/human-resources', token: 'page-token' }]);
  expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['name', 'file']);
});

it.each([
  [419, 'expired'],
  [429, 'too_many'],
  [503, 'unavailable'],
  [400, 'hata_oldu_gonderilemedi'],
  [422, undefined],
  [413, undefined],
])('after %i a form shows its own text in the language of the page: %s', async (status, text) => {
  const reply = { status, body: { success: false, message: 'Olmadı.' } };
  server(reply, reply);
  expect(await sendForm('contact', {})).toMatchObject({ text });
});

it('a refusal keeps its message, its field errors and the seconds to wait', async () => {
  const body = { success: false, message: 'Olmadı.', errors: { email: ['Geçersiz'] } };
  server({ status: 429, body, retryAfter: '90' });
  expect(await sendForm('contact', {})).toEqual({
    kind: 'refused',
    status: 429,
    message: 'Olmadı.',
    text: 'too_many',
    errors: { email: ['Geçersiz'] },
    retryAfter: 90,
  });
});

it.each<[string, Reply]>([
  ['no connection', 'unreachable'],
  ['a status of 500 with any body', { status: 500, body: { success: false, message: 'x' } }],
  ['an answer that is no JSON', { status: 502, body: '<html>' }],
  ['a success with an error status', { status: 403, body: { success: true } }],
  ['an empty object', { status: 200, body: {} }],
])('%s is a failed request', async (_, reply) => {
  server(reply);
  expect(await sendForm('contact', {})).toEqual({ kind: 'failed' });
});

it('an expired CSRF token is renewed once, unnoticed, and later forms use the new one', async () => {
  const expired = { status: 419, body: { success: false, message: 'Süre doldu.' } };
  const sent = server(expired, { status: 200, body: { success: true } }, expired, expired);
  expect(await sendForm('contact', {})).toEqual({ kind: 'sent' });
  expect(sent.map((one) => one.token)).toEqual(['page-token', 'fresh']);
  expect(await sendForm('contact', {})).toMatchObject({ kind: 'refused', status: 419 });
  expect(sent).toHaveLength(4);
});
