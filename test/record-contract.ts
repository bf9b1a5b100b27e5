import { describe, expect, it } from 'vitest';
import type { DeletedRecords } from '#shared/schema/deleted-record.ts';
import type { Failure, Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry, OrderHistoryPage } from '#shared/schema/history.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import type { TestApp } from './app.ts';

type Contract = {
  /** The last part of the resource's address below `/api/admin`. */
  url: string;
  /** Makes the other fields of a new record besides its main text; they differ by number. */
  fields?: (number: number) => object;
  /**
   * The field with the required text: localised in the main language, or not localised if `isPlain` is set.
   */
  mainText: string;
  isPlain?: boolean;
  /** Identifies the list in which all records of the suite are, if the table has several. */
  list?: Readonly<Record<string, string>>;
  /** Whether changes and deletions name the record in the address (the default) or in the body. */
  ids?: 'address' | 'body';
};
type Shown = RecordBase & Record<string, unknown>;
type Written = { data: Shown } & Pick<Failure, 'message' | 'errors'>;
type Suite = ReturnType<typeof openSuite>;

/** Tests the behaviour that all simple records share (docs/decisions/0026); every resource runs it. */
export async function recordContract(app: TestApp, contract: Contract): Promise<void> {
  const roles = { editor: await app.signIn('editor'), admin: await app.signIn('admin') };
  const viewer = await app.signIn('viewer');
  const suite = openSuite(app, { ...roles, viewer }, contract);
  describe(`a simple record (${contract.url})`, () => {
    describeWriting(suite);
    describeRefusals(suite);
    describeOrder(suite);
    describeDeletion(suite);
    describeHistory(suite);
  });
}

type Headers = Readonly<Record<string, string>>;

function openSuite(
  app: TestApp,
  roles: Record<'editor' | 'admin' | 'viewer', Headers>,
  { url, fields = () => ({}), mainText, isPlain = false, list: part = {}, ids = 'address' }: Contract,
) {
  const call = <Body = Written>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    body?: object,
    role: keyof typeof roles = 'editor',
  ) => {
    const named = ids === 'body' && method !== 'GET' ? /^\/(\d+)$/.exec(path) : null;
    // The id is sent as text, as a form sends it.
    return named
      ? app.call<Body>(method, `/api/admin/${url}`, { id: named[1], ...body }, roles[role])
      : app.call<Body>(method, `/api/admin/${url}${path}`, body, roles[role]);
  };
  let made = 0;
  const tr = isPlain ? mainText : `${mainText}_tr`;
  const en = isPlain ? undefined : `${mainText}_en`;
  const bodyOf = (name: string) => ({ ...part, ...fields((made += 1)), [tr]: name });
  const create = async (more: object = {}) =>
    (await call('POST', '', { ...bodyOf(`Kayıt ${made}`), ...more })).body.data;
  // One page is enough, because the suite creates fewer records than the largest page holds.
  const list = async () => {
    const { body } = await call<Shown[] | Paged<Shown>>('GET', '?per_page=100');
    return Array.isArray(body) ? body : body.data;
  };
  const get = async (id: number) => (await call<Shown>('GET', `/${id}`)).body;
  const history = async (id: number) =>
    (await call<Paged<HistoryEntry<Shown>>>('GET', `/${id}/history`)).body;
  const order = <Body = Written>(queue: object, more: object = {}) =>
    call<Body>('PUT', '/queue', { ...part, queue, ...more });
  const orderHistory = async () =>
    (await call<OrderHistoryPage>('GET', `/queue/history?${new URLSearchParams(part).toString()}`)).body;
  const revision = async () => app.ctx.connections.readRevision();
  return { app, call, tr, en, bodyOf, create, list, get, history, order, orderHistory, revision, mainText };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const queueOf = (ids: readonly number[]) => ids.map((id, index) => ({ id, queue: ids.length - index }));

function describeWriting(suite: Suite): void {
  const { call, order, tr, en, bodyOf, create, list, get, history, revision } = suite;
  it('is created at the top of the list with version 1', async () => {
    const { status, body } = await call('POST', '', bodyOf('Yeni'));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ [tr]: 'Yeni', version: 1 });
    expect((await list())[0]).toEqual(body.data);
    expect(await get(body.data.id)).toEqual(body.data);
  });

  it.runIf(en !== undefined)('changes in the sent languages only', async () => {
    const { id } = await create({ [tr]: 'Önce' });
    const { body } = await call('PUT', `/${id}`, { [en ?? '']: 'Before', version: 1 });
    expect(body.data).toMatchObject({ [tr]: 'Önce', [en ?? '']: 'Before', version: 2 });
    await call('PUT', `/${id}`, { [en ?? '']: '' });
    expect(await get(id)).not.toHaveProperty(en ?? '');
  });

  it('answers 409 with the present record to a save over a newer one', async () => {
    const { id } = await create();
    await call('PUT', `/${id}`, { [tr]: 'Yeni ad', version: 1 });
    expect(await call('PUT', `/${id}`, { [tr]: 'Başka ad', version: 1 })).toMatchObject({
      status: 409,
      body: { success: false, data: { id, [tr]: 'Yeni ad', version: 2 } },
    });
    expect((await call('PUT', `/${id}`, { [tr]: 'Başka ad' })).status).toBe(200);
  });

  it('a change that changes nothing succeeds and writes nothing', async () => {
    const record = await create({ [tr]: 'Aynı' });
    const before = [await revision(), (await history(record.id)).total];
    const answer = await call('PUT', `/${record.id}`, { [tr]: 'Aynı', version: 1 });
    expect([answer.status, answer.body.data]).toEqual([200, record]);
    const ordered = await order((await list()).map(({ id, queue }) => ({ id, queue })));
    expect(ordered.status).toBe(200);
    expect([await revision(), (await history(record.id)).total]).toEqual(before);
  });
}

function describeRefusals({ call, tr, en, bodyOf, create, list, mainText }: Suite): void {
  const german = `${mainText}_de`;
  const refusals: [what: string, body: Record<string, string | undefined>, field: string][] = [
    ['no main text', { [tr]: undefined }, tr],
    ['an empty main text', { [tr]: '  ' }, tr],
    ['a language that does not exist', { [german]: 'Griff' }, german],
    ['a text that is too long', { [tr]: 'a'.repeat(5_000) }, tr],
    ['a text with a control character', { [tr]: 'a\u0000b' }, tr],
  ];
  const tried = refusals.filter(([, , field]) => field !== german || en !== undefined);
  it.each(tried)('refuses %s beside its field and changes nothing', async (_, body, field) => {
    const record = await create();
    const before = await list();
    const created = await call('POST', '', { ...bodyOf('Ad'), ...body });
    expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, [field]]);
    const sent = body[tr] === undefined && field === tr ? { [tr]: '' } : body;
    const updated = await call('PUT', `/${record.id}`, sent);
    expect([updated.status, Object.keys(updated.body.errors ?? {})]).toEqual([422, [field]]);
    expect(await list()).toEqual(before);
  });

  it('is not found under an unknown id', async () => {
    const answers = await Promise.all([
      call('GET', '/99999'),
      call('PUT', '/99999', { [tr]: 'Ad' }),
      call('DELETE', '/99999'),
      call('PUT', '/99999/restore', {}, 'admin'),
      call('GET', '/99999/history'),
      call('PUT', '/99999/history/1', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('is read by viewers, written by editors and restored by admins', async () => {
    const { id } = await create();
    expect((await call('GET', `/${id}`, undefined, 'viewer')).status).toBe(200);
    expect((await call('PUT', `/${id}`, { [tr]: 'Ad' }, 'viewer')).status).toBe(403);
    expect((await call('PUT', `/${id}/history/1`, {}, 'viewer')).status).toBe(403);
    await call('DELETE', `/${id}`);
    expect((await call('PUT', `/${id}/restore`, {})).status).toBe(403);
  });
}

function describeOrder({ order, create, list, orderHistory, tr }: Suite): void {
  it('takes a whole order, numbered from its length down to 1', async () => {
    await create();
    const before = await list();
    const ids = idsOf(before).reverse();
    const read = { order_version: before[0]?.order_version };
    const saved = await order<OrderWritten>(queueOf(ids), read);
    const after = await list();
    expect(after.map(({ id, queue }) => ({ id, queue }))).toEqual(queueOf(ids));
    expect(after.map(({ version }) => version)).toEqual(before.toReversed().map(({ version }) => version));
    expect(saved.body.data.order_version).toBe(after[0]?.order_version);
    expect((await order(queueOf(idsOf(before)), read)).status).toBe(409);
    const [entry] = (await orderHistory()).data;
    expect([idsOf(entry?.before ?? []), idsOf(entry?.after ?? [])]).toEqual([idsOf(before), ids]);
    expect(entry?.action).toBe('order');
  });

  it('takes a part of an order, which shares the places that it had', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await create({ [tr]: name });
    const [first = 0, second = 0, third = 0, ...rest] = idsOf(await list());
    await order(queueOf([third, first]));
    expect(idsOf(await list())).toEqual([third, second, first, ...rest]);
  });

  it.each([
    ['an unknown id', [99999]],
    ['a repeated id', [1, 1]],
  ])('refuses an order with %s', async (_, ids) => {
    const before = await list();
    expect((await order(queueOf(ids))).status).toBe(422);
    expect(await list()).toEqual(before);
  });
}

function describeDeletion({ app, call, create, list, get, tr }: Suite): void {
  const deleted = async () => (await call<DeletedRecords>('GET', '/deleted')).body.data;

  it('leaves every list when it is deleted, and is restored at the top', async () => {
    const record = await create({ [tr]: 'Silinecek' });
    await create();
    expect((await call('DELETE', `/${record.id}`)).status).toBe(200);
    expect(idsOf(await list())).not.toContain(record.id);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/history'],
    ] as const)
      expect((await call(method, `/${record.id}${path}`)).status).toBe(404);
    expect((await deleted())[0]).toMatchObject({ id: record.id, name: 'Silinecek' });
    const { body } = await call('PUT', `/${record.id}/restore`, {}, 'admin');
    expect(body.data).toMatchObject({ id: record.id, [tr]: 'Silinecek', version: 3 });
    expect((await list())[0]?.id).toBe(record.id);
    expect(idsOf(await deleted())).not.toContain(record.id);
    expect((await call('PUT', `/${record.id}/restore`, {}, 'admin')).status).toBe(404);
  });

  it('is listed among the deleted records of all kinds, for admins', async () => {
    const { id } = await create({ [tr]: 'Her türden' });
    await call('DELETE', `/${id}`);
    const all = await app.call<{ data: { id: number; resource: string }[] }>(
      'GET',
      '/api/admin/deleted',
      undefined,
      await app.signIn('admin'),
    );
    const found = all.body.data.find((row) => row.id === id);
    await app.call('PUT', `/api/admin/${found?.resource}/${id}/restore`, {}, await app.signIn('admin'));
    expect((await get(id))[tr]).toBe('Her türden');
  });
}

function describeHistory({ call, create, get, history, tr, en }: Suite): void {
  it('lists who changed what, the latest first', async () => {
    const { id } = await create({ [tr]: 'İlk adı' });
    await call('PUT', `/${id}`, { [tr]: 'İkinci adı' });
    await call('DELETE', `/${id}`);
    await call('PUT', `/${id}/restore`, {}, 'admin');
    const { data, total } = await history(id);
    expect(total).toBe(4);
    expect(data.map(({ action }) => action)).toEqual(['restore', 'delete', 'update', 'create']);
    expect(data.map(({ before, after }) => [before?.[tr], after?.[tr]])).toEqual([
      [undefined, 'İkinci adı'],
      ['İkinci adı', undefined],
      ['İlk adı', 'İkinci adı'],
      [undefined, 'İlk adı'],
    ]);
    expect(data.every(({ actor, batch }) => actor?.name.startsWith('Kullanıcı') && batch === null)).toBe(
      true,
    );
  });

  it('restores an older version, which is recorded as another change', async () => {
    const { id, queue } = await create({ [tr]: 'Eski', ...(en && { [en]: 'Old' }) });
    await call('PUT', `/${id}`, { [tr]: 'Yenisi', ...(en && { [en]: '' }) });
    const [, created] = (await history(id)).data;
    const path = `/${id}/history/${created?.id}`;
    expect(await call('PUT', path, { version: 1 })).toMatchObject({
      status: 409,
      body: { data: { [tr]: 'Yenisi' } },
    });
    const { body } = await call('PUT', path, { version: 2 });
    expect(body.data).toMatchObject({ [tr]: 'Eski', ...(en && { [en]: 'Old' }), version: 3, queue });
    expect(await get(id)).toEqual(body.data);
    expect((await history(id)).data[0]?.action).toBe('update');
    expect((await call('PUT', path, { version: 3 })).body.data.version).toBe(3);
  });

  it('refuses to go back to a version of another record or to a deletion', async () => {
    const other = await create();
    const [foreign] = (await history(other.id)).data;
    const { id } = await create();
    expect((await call('PUT', `/${id}/history/${foreign?.id}`, {})).status).toBe(404);
    await call('DELETE', `/${id}`);
    await call('PUT', `/${id}/restore`, {}, 'admin');
    const [, deletion] = (await history(id)).data;
    expect((await call('PUT', `/${id}/history/${deletion?.id}`, {})).status).toBe(422);
  });
}
