import { describe, expect, it } from 'vitest';
import type { SupportRequest, SupportRequestPage } from '../support.ts';
import { updateConfiguration } from '#features/configuration/server/configuration.service.ts';
import { openTestApp } from '#test/app.ts';

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
const input = { subject: 'Yazıcı', message: '<b>Bozuk</b>\nAcil', priority: 'high' };
type Written = { message: string; data: SupportRequest; errors?: Record<string, string[]> };

const mails = () => app.ctx.db.selectFrom('outbox').selectAll().where('kind', '=', 'support').execute();

describe('a support request', () => {
  it('is kept without a support address, and says so', async () => {
    const headers = await app.signIn('viewer');
    const { status, body } = await app.call<Written>('POST', '/api/admin/support', input, headers);
    expect(status).toBe(201);
    expect(body.message).toContain('Destek adresi ayarlanmadığı için');
    expect(body.data).toMatchObject({ ...input, status: 'open', mail: null });
    expect(await mails()).toEqual([]);
  });

  it('is mailed to the support address, with the sender as the reply address', async () => {
    await updateConfiguration(app.ctx, null, { supportAddress: 'destek@ornek.test' });
    const headers = await app.signIn('editor');
    const { body } = await app.call<Written>('POST', '/api/admin/support', input, headers);
    expect(body.data.mail).toEqual({ state: 'waiting', last_error: null });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipients: 'destek@ornek.test',
      reply_to: expect.stringContaining('@vitrin.test') as string,
      subject: `Destek talebi #${body.data.id}: Yazıcı`,
      support_request_id: body.data.id,
    });
    expect(mail?.text).toContain('<b>Bozuk</b>\nAcil');
    expect(mail?.html).toContain('&lt;b&gt;Bozuk&lt;/b&gt;<br>Acil');
  });

  it.each([
    [{ ...input, subject: ' ' }, 'subject'],
    [{ ...input, message: '\n' }, 'message'],
    [{ ...input, priority: 'panic' }, 'priority'],
  ])('without a usable field is refused: %j', async (body, field) => {
    const answer = await app.call<Written>('POST', '/api/admin/support', body, await app.signIn());
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('is seen, closed and opened again only by its creator', async () => {
    const own = await app.signIn('viewer');
    const other = await app.signIn('admin');
    const { data } = (await app.call<Written>('POST', '/api/admin/support', input, own)).body;
    const list = async (headers: typeof own) =>
      (await app.call<SupportRequestPage>('GET', '/api/admin/support', undefined, headers)).body;
    expect((await list(own)).data.map(({ id }) => id)).toEqual([data.id]);
    expect(await list(other)).toMatchObject({ data: [], total: 0 });
    const change = (headers: typeof own, status: string) =>
      app.call<Written>('PUT', `/api/admin/support/${data.id}`, { status }, headers);
    expect((await change(other, 'closed')).status).toBe(404);
    expect((await list(own)).data[0]?.status).toBe('open');
    expect((await change(own, 'closed')).body.data.status).toBe('closed');
    expect((await change(own, 'open')).body.data.status).toBe('open');
    expect((await change(own, 'maybe')).status).toBe(422);
  });
});
