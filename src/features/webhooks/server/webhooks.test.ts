import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/rules/durations.ts';
import { settleAfterRestore } from '#features/erasures/server/settle-after-restore.service.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';
import { startReceiver } from '#test/servers/webhook-receiver.ts';
import { listServerWarnings } from '#features/dashboard/server/warnings.read.ts';
import type { Delivery, Webhook, WebhookCreated } from '../webhook.ts';
import { webhookEvents } from '../webhook-events.rules.ts';
import { collectJobs, ensureWebhookJobs } from './collect.job.ts';
import { deliverJobs } from './deliver.job.ts';

const url = '/api/admin/webhooks';

async function open(environment: NodeJS.ProcessEnv = { OUTGOING_PRIVATE: '1' }) {
  const receiver = await startReceiver();
  const test = await openTestApp({ environment });
  const { ctx, clock, call } = test;
  const admin = await test.signIn();
  const category = await buildCategory(ctx, { name: 'Tokalar' });
  const add = async (fields: object = {}) => {
    const body = { name: 'ERP', url: receiver.url, events: Object.keys(webhookEvents), ...fields };
    return call<{ data: WebhookCreated; errors?: object }>('POST', url, body, admin);
  };
  const handlers = new Map([...collectJobs(ctx), ...deliverJobs(ctx)]);
  /** Lets the collection and whatever is due run. */
  const pass = async (milliseconds = 3_000) => {
    clock.advance(milliseconds);
    await runDueJobs(ctx, handlers);
    await runDueJobs(ctx, handlers);
  };
  const list = async () => (await call<Webhook[]>('GET', url, undefined, await test.signIn())).body;
  const told = () => receiver.received.map(({ body }) => `${String(body.type)} ${String(body.record)}`);
  return { ...test, ...receiver, admin, category, add, pass, list, told, handlers };
}

describe('an address', () => {
  it('is told what happens from then on, with ids only, signed as standardwebhooks.com says', async () => {
    const { ctx, clock, category, add, pass, received } = await open();
    await buildProduct(ctx, { category_id: category.id });
    const { body } = await add({ events: ['product.created', 'product.deleted'] });
    const { secret } = body.data;
    const product = await buildProduct(ctx, { category_id: category.id });
    const occurred_at = clock.now().toISOString();
    await pass();
    expect(received).toHaveLength(1);
    const [{ headers, raw, body: sent } = { headers: {}, raw: '', body: {} }] = received;
    expect(sent).toEqual({
      id: `evt_${String(sent.sequence)}`,
      sequence: expect.any(Number) as number,
      type: 'product.created',
      record: product.id,
      occurred_at,
    });
    const id = headers['webhook-id'];
    const timestamp = headers['webhook-timestamp'];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(timestamp)}.${raw}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(JSON.stringify(await ctx.db.selectFrom('webhooks').selectAll().execute())).not.toContain(secret);
  });

  it('gets created, changed, deleted, published, and new messages, in the order in which they happened', async () => {
    const { ctx, clock, category, call, admin, add, pass, told } = await open();
    await add();
    const published_at = new Date(clock.now().getTime() + hourMs).toISOString();
    const product = await buildProduct(ctx, { category_id: category.id, published_at });
    await call('PUT', `/api/admin/products/${product.id}`, { name_tr: 'Yeni' }, admin);
    const message = await buildMessage(ctx, {});
    await pass();
    expect(told()).toEqual([
      `product.created ${product.id}`,
      `product.changed ${product.id}`,
      `message.created ${message}`,
    ]);
    await pass(hourMs);
    expect(told().at(-1)).toBe(`product.published ${product.id}`);
    await deleteProduct(ctx, null, product.id);
    await pass();
    await pass(minuteMs * 2);
    expect(told().slice(4)).toEqual([`product.deleted ${product.id}`]);
  });

  it('is told of the states of messages that staff change, and of their deletion, with ids only', async () => {
    const { ctx, call, admin, add, pass, told, received } = await open();
    const before = await buildMessage(ctx, {});
    await call('PUT', `/api/admin/contact/${before}`, { note: 'Önce' }, admin);
    expect(await ctx.db.selectFrom('message_changes').selectAll().execute()).toEqual([]);
    await add({ events: ['message.updated', 'message.deleted'] });
    const message = await buildMessage(ctx, {});
    const change = async (method: 'PUT' | 'DELETE', path: string, body: object) =>
      expect([path, (await call(method, `/api/admin/contact${path}`, body, admin)).status]).toEqual([
        path,
        200,
      ]);
    await change('PUT', `/${message}`, { note: 'Ara' });
    await change('PUT', `/${message}`, { note: 'Ara' });
    await pass();
    expect(told()).toEqual([`message.updated ${message}`]);
    await change('PUT', '/check', { id: message });
    await change('PUT', '/check', { id: message });
    await change('PUT', '/trash', { trash_list: [message] });
    await change('DELETE', '', { delete_list: [message] });
    await pass();
    expect(told().slice(1)).toEqual([
      `message.updated ${message}`,
      `message.updated ${message}`,
      `message.deleted ${message}`,
    ]);
    await pass(minuteMs * 2);
    expect([received.length, await ctx.db.selectFrom('message_changes').selectAll().execute()]).toEqual([
      4,
      [],
    ]);
    expect(JSON.stringify(received.map(({ body }) => body))).not.toContain('Ara');
  });

  it('gets another secret, which is shown once and signs from then on; the audit log names it', async () => {
    const { ctx, call, admin, clock, signIn, category, add, pass, received } = await open();
    const { id, secret } = (await add({ events: ['product.created'] })).body.data;
    const renew = (who = admin) => call<{ data: WebhookCreated }>('PUT', `${url}/${id}/secret`, {}, who);
    const { body } = await renew();
    expect(body.data).toMatchObject({ id, secret: expect.stringMatching(/^whsec_/) as string });
    expect(body.data.secret).not.toBe(secret);
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    const [{ headers, raw } = { headers: {} as IncomingHttpHeaders, raw: '' }] = received;
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${raw}`;
    const signature = (key: string) =>
      `v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
        .update(signed)
        .digest('base64')}`;
    expect(headers['webhook-signature']).toBe(signature(body.data.secret));
    const lines = await ctx.db.selectFrom('audit').select(['action', 'entity_id']).execute();
    expect(lines).toContainEqual({ action: 'webhook-secret', entity_id: String(id) });
    const late = await signIn();
    clock.advance(11 * minuteMs);
    expect((await renew(late)).status).toBe(403);
  });

  it.each([
    ['without https', { url: 'http://example.com/' }],
    ['of this machine', { url: 'https://127.0.0.1/' }],
    ['of a cloud’s metadata', { url: 'https://169.254.169.254/latest' }],
    ['that is none', { url: 'erp' }],
  ])('%s is refused', async (_, fields) => {
    const { add } = await open({});
    const answer = await add(fields);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['url']]);
  });

  it('whose name leads to this machine is never called', async () => {
    const { ctx, port, category, add, pass, list, received } = await open({});
    expect((await add({ url: `https://localhost:${port}/` })).status).toBe(201);
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    expect(received).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'retrying', last_error: /iç ağa/ }]);
  });
});

describe('a receiver that fails', () => {
  it('gets each event at least once and in order when it recovers, after growing pauses', async () => {
    const { ctx, state, category, add, pass, received, list } = await open();
    await add({ events: ['product.created'] });
    state.status = 500;
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await buildProduct(ctx, { category_id: category.id })).id);
    await pass();
    expect(received).toHaveLength(1);
    await pass(9_000);
    expect(received).toHaveLength(1);
    await pass(1_500);
    expect(received).toHaveLength(2);
    await pass(20_000);
    expect(received).toHaveLength(2);
    expect(await list()).toMatchObject([{ state: 'retrying', waiting: 3, last_error: /500/ }]);
    state.status = 204;
    await pass(11_000);
    expect(received.slice(2).map(({ body }) => body.record)).toEqual(ids);
    const sequences = received.slice(2).map(({ body }) => Number(body.sequence));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(await list()).toMatchObject([{ state: 'active', waiting: 0, last_error: null }]);
  });

  it('is paused after 24 hours, admins are told, and going on sends what waited', async () => {
    const { ctx, state, call, signIn, category, add, pass, received, list } = await open();
    const { body } = await add({ events: ['product.created'] });
    state.status = 503;
    const product = await buildProduct(ctx, { category_id: category.id });
    await pass();
    for (let hour = 0; hour < 25; hour += 1) await pass(hourMs + minuteMs);
    expect(await list()).toMatchObject([{ state: 'paused', waiting: 1 }]);
    const attempts = received.length;
    await pass(dayMs);
    expect(received).toHaveLength(attempts);
    expect((await listServerWarnings(ctx)).map(({ kind }) => kind)).toContain('webhooks');
    const mails = await ctx.db.selectFrom('outbox').select(['kind', 'subject']).execute();
    expect(mails[0]).toEqual({ kind: 'webhook', subject: 'Bildirim adresi durduruldu: ERP' });
    state.status = 200;
    const resumed = await call('PUT', `${url}/${body.data.id}/resume`, {}, await signIn());
    expect(resumed).toMatchObject({ status: 200, body: { data: { state: 'active' } } });
    await pass();
    expect(received.at(-1)?.body.record).toBe(product.id);
    expect(await list()).toMatchObject([{ state: 'active', waiting: 0 }]);
  });

  it('does not hold up another address', async () => {
    const { ctx, state, category, add, pass } = await open();
    const other = await startReceiver();
    state.status = 500;
    await add();
    await add({ name: 'Pazar yeri', url: other.url });
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    expect(other.received.length).toBeGreaterThan(0);
  });
});

describe('what happened survives', () => {
  it('a process that ends between storing and sending: another one sends it', async () => {
    const { ctx, settings, category, add, received, clock } = await open();
    await add({ events: ['product.created'] });
    const product = await buildProduct(ctx, { category_id: category.id });
    const other = await openTestApp({ settings, clock, environment: { OUTGOING_PRIVATE: '1' } });
    await ensureWebhookJobs(other.ctx);
    clock.advance(3_000);
    await runDueJobs(other.ctx, new Map([...collectJobs(other.ctx), ...deliverJobs(other.ctx)]));
    expect(received.map(({ body }) => body.record)).toEqual([product.id]);
  });

  it('a restored copy tells nobody anything until an admin goes on', async () => {
    const { ctx, category, add, pass, received } = await open();
    await add({ events: ['product.created'] });
    expect(await settleAfterRestore(ctx, { hasLog: true })).toMatchObject({ paused_webhooks: 1 });
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    expect(received).toEqual([]);
    expect(await ctx.db.selectFrom('webhooks').select('state').execute()).toEqual([{ state: 'paused' }]);
  });
});

describe('the log', () => {
  it('has each attempt; one press sends its event again, and a test tells at once what became of it', async () => {
    const { ctx, state, call, admin, category, add, pass, received } = await open();
    const { body } = await add({ events: ['product.created'] });
    const at = `${url}/${body.data.id}`;
    const product = await buildProduct(ctx, { category_id: category.id });
    await pass();
    const log = async () => (await call<Delivery[]>('GET', `${at}/deliveries`, undefined, admin)).body;
    expect(await log()).toMatchObject([{ type: 'product.created', record: product.id, status: 200 }]);
    const [first] = await log();
    const replay = await call('POST', `${at}/deliveries/${first?.id}/replay`, {}, admin);
    expect(replay).toMatchObject({ status: 200, body: { data: { status: 200, sequence: first?.sequence } } });
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    state.status = 418;
    const test = await call('POST', `${at}/test`, {}, admin);
    expect(test).toMatchObject({ body: { data: { type: 'webhook.test', status: 418, error: /418/ } } });
    expect(await log()).toHaveLength(3);
    const again = await call('POST', `${at}/deliveries/${(await log())[0]?.id}/replay`, {}, admin);
    expect(again.status).toBe(422);
  });

  it('and the events are kept for 30 days', async () => {
    const { ctx, category, add, pass } = await open();
    await add({ events: ['product.created'] });
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    await pass(31 * dayMs);
    await buildProduct(ctx, { category_id: category.id });
    await pass();
    expect(await ctx.db.selectFrom('webhook_events').select('id').execute()).toHaveLength(2);
    expect(await ctx.db.selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(1);
  });
});

it('without addresses nothing is collected', async () => {
  const { ctx, call, admin, category, add, pass } = await open();
  const { body } = await add();
  await call('DELETE', `${url}/${body.data.id}`, {}, admin);
  await buildProduct(ctx, { category_id: category.id });
  await pass();
  expect(await ctx.db.selectFrom('webhook_events').select('id').execute()).toEqual([]);
  expect(await ctx.db.selectFrom('jobs').select('id').where('kind', 'like', 'webhooks.%').execute()).toEqual(
    [],
  );
});
