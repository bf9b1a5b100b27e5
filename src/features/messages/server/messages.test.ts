import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Message, MessagePage, UnreadCounts } from '../message.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';

const app = await openTestApp();
const { ctx, call } = app;
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');

const read = async <Body>(url: string, headers = editor) =>
  (await call<Body>('GET', `/api/admin/${url}`, undefined, headers)).body;
const write = (method: 'PUT' | 'DELETE', url: string, body: object, headers = editor) =>
  call<{ success: boolean; message?: string; data?: Message }>(
    'POST',
    `/api/admin/${url}`,
    { _method: method, ...body },
    headers,
  );
const unread = (type = 'contact') => read<number>(`${type}/not-check-count`);
const ids = async (query: string) => (await read<MessagePage>(`contact?${query}`)).data.map(({ id }) => id);

describe('opening a message', () => {
  it('lowers the unread counter of its type once', async () => {
    const id = await buildMessage(ctx);
    const before = await unread();
    expect((await write('PUT', 'contact/check', { id })).body).toEqual({ success: true });
    await write('PUT', 'contact/check', { id });
    expect(await unread()).toBe(before - 1);
    const { counts } = await read<UnreadCounts>('messages/unread');
    expect(counts.contact).toBe(before - 1);
  });

  it('changes nothing for a viewer', async () => {
    const id = await buildMessage(ctx);
    const before = await unread();
    expect((await write('PUT', 'contact/check', { id }, viewer)).status).toBe(403);
    expect(await read<Message>(`contact/${id}`, viewer)).toMatchObject({ id, check: 0 });
    expect(await unread()).toBe(before);
  });

  it('of another type is not found', async () => {
    const id = await buildMessage(ctx, { type: 'offer' });
    expect((await write('PUT', 'contact/check', { id })).status).toBe(404);
    expect((await call('GET', `/api/admin/contact/${id}`, undefined, editor)).status).toBe(404);
    expect(await read<Message>(`offer/${id}`)).toMatchObject({ check: 0, type: 'offer' });
  });
});

describe('the list', () => {
  it('shows the newest first, in pages', async () => {
    const built: number[] = [];
    for (let n = 0; n < 30; n += 1) built.push(await buildMessage(ctx, { type: 'special-tour' }));
    const first = await read<MessagePage>('special-tour?page=&section=&search=');
    expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 24, total: 30 });
    const second = await read<MessagePage>('special-tour?page=2');
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(built.toReversed());
    expect((await read<MessagePage>('special-tour?page=9')).data).toEqual([]);
  });

  it('finds every word of a search in any spelling of Turkish letters', async () => {
    const id = await buildMessage(ctx, { name: 'Işıl Çağrı', company: 'ÖZGÜR AKSESUAR' });
    for (const search of ['isil', 'IŞIL', 'ışıl özgür', 'OZGUR cagri'])
      expect(await ids(`search=${encodeURIComponent(search)}`), search).toEqual([id]);
    expect(await ids(`search=${encodeURIComponent('ışıl yok')}`)).toEqual([]);
    expect(await ids('search=%25')).toEqual([]);
  });

  it('finds e-mail addresses, phone numbers in any spelling and parts of codes, only in the mailbox that is open', async () => {
    const id = await buildMessage(ctx, {
      email: 'nur.k@ornek-firma.com',
      phone: '+90 (532) 765 43 21',
      company: 'D-Halka',
    });
    for (const search of [
      'nur.k@ornek-firma.com',
      'ornek',
      '0532 765 43 21',
      '05327654321',
      '532 765',
      'dhalka',
      'd halka',
    ])
      expect(await ids(`search=${encodeURIComponent(search)}`), search).toEqual([id]);
    expect(await ids('search=7654322')).toEqual([]);
    expect((await read<MessagePage>('offer?search=ornek')).data).toEqual([]);
  });

  it('does not find a message that is deleted for good, not even by its index', async () => {
    const id = await buildMessage(ctx, { name: 'Silinecek Kişi', trashed_at: '2026-03-01T00:00:00.000Z' });
    expect(await ids('section=trash&search=silinecek')).toEqual([id]);
    await write('DELETE', 'contact', { delete_list: String(id) });
    expect(await ids('section=trash&search=silinecek')).toEqual([]);
    if (ctx.connections.dialect === 'postgres') return;
    const { rows } = await sql`select rowid from message_words where message_words match 'silinecek'`.execute(
      ctx.db,
    );
    expect(rows).toEqual([]);
  });

  it('includes the data of other tables for each row', async () => {
    const { id: assignee, name } = await buildUser(ctx, { role_group: 'editor' });
    const lines = [{ quantity: 3 }, {}];
    const message = '  uzun\n\nmetin '.padEnd(600, 'ş');
    const id = await buildMessage(ctx, { type: 'offer', lines, message, assigned_to: assignee });
    const { data } = await read<MessagePage>('offer');
    expect(data[0]).toMatchObject({ id, line_count: 2, has_file: false, is_answered: false });
    expect(data[0]?.assigned_to).toEqual({ id: assignee, name });
    expect(data[0]?.excerpt).toBe(' uzun metin '.padEnd(200, 'ş'));
  });
});

describe('the trash', () => {
  it('removes messages from the inbox and its counter until they are restored', async () => {
    const one = await buildMessage(ctx);
    const other = await buildMessage(ctx);
    const before = await unread();
    expect((await write('PUT', 'contact/trash', { trash_list: `[${one},${other}]` })).status).toBe(200);
    expect(await unread()).toBe(before - 2);
    expect(await ids('section=mail')).not.toContain(one);
    expect((await ids('section=trash')).slice(0, 2)).toEqual([other, one]);
    await write('PUT', 'contact/restore', { restore_list: String(one) });
    expect(await unread()).toBe(before - 1);
    expect(await ids('section=trash')).not.toContain(one);
  });

  it.each([
    ['PUT', 'trash', 'trash_list'],
    ['PUT', 'restore', 'restore_list'],
    ['DELETE', '', 'delete_list'],
  ] as const)('refuses %s %s of nothing, of another type and of unknown ids', async (verb, path, list) => {
    const own = await buildMessage(ctx, { trashed_at: path === 'trash' ? null : '2026-03-01T00:00:00.000Z' });
    const foreign = await buildMessage(ctx, { type: 'offer', trashed_at: '2026-03-01T00:00:00.000Z' });
    const url = path === '' ? 'contact' : `contact/${path}`;
    const before = await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute();
    for (const sent of ['', '[]', `${own},${foreign}`, `${own},987654321`]) {
      const { status, body } = await write(verb, url, { [list]: sent });
      expect([status, body.success, typeof body.message], sent).toEqual([422, false, 'string']);
    }
    expect(await ctx.db.selectFrom('messages').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('is the only place from which messages are deleted for good', async () => {
    const kept = await buildMessage(ctx);
    const trashed = await buildMessage(ctx, { trashed_at: '2026-03-01T00:00:00.000Z' });
    const refusal = await write('DELETE', 'contact', { delete_list: `${trashed},${kept}` });
    expect([refusal.status, refusal.body.success]).toEqual([422, false]);
    expect(refusal.body.message).toMatch(/çöp kutusundaki/);
    expect(await ids('section=trash')).toContain(trashed);
    expect((await write('DELETE', 'contact', { delete_list: String(trashed) })).status).toBe(200);
    expect((await call('GET', `/api/admin/contact/${trashed}`, undefined, editor)).status).toBe(404);
  });
});

describe('a change of note and colleague', () => {
  it('is stored; a stale version is answered 409 with the present message', async () => {
    const id = await buildMessage(ctx);
    const { id: colleague, name } = await buildUser(ctx, { role_group: 'editor' });
    const first = await write('PUT', `contact/${id}`, { note: 'Arandı', assigned_to: colleague, version: 1 });
    expect(first.body.data).toMatchObject({ note: 'Arandı', assigned_to: { name }, version: 2 });
    const second = await write('PUT', `contact/${id}`, { note: 'Aranmadı', version: 1 });
    expect([second.status, second.body.data]).toEqual([409, first.body.data]);
    const cleared = await write('PUT', `contact/${id}`, { assigned_to: '', version: 2 });
    expect(cleared.body.data).toMatchObject({ note: 'Arandı', assigned_to: null, version: 3 });
  });

  it('assigns a message only to a user who may answer it', async () => {
    const id = await buildMessage(ctx);
    const { id: reader } = await buildUser(ctx, { role_group: 'viewer' });
    const { id: colleague } = await buildUser(ctx, { role_group: 'editor' });
    for (const assigned_to of [reader, 987654321])
      expect((await write('PUT', `contact/${id}`, { assigned_to })).status).toBe(422);
    const assignees = await read<{ id: number }[]>('messages/assignees');
    expect(assignees.map((user) => user.id)).toContain(colleague);
    expect(assignees.map((user) => user.id)).not.toContain(reader);
  });
});
