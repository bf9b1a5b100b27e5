import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { measureContext } from '#program/measured-context.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { openMetrics, openMetricsType } from '#server/metrics/metrics.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { readEvents } from '#test/event-stream.ts';
import { serveMetrics } from './metrics.ts';

const token = 'a token of the tests that is long enough';
const bearer = { authorization: `Bearer ${token}` };

async function openMeasuredApp() {
  const metrics = await openMetrics();
  const mailer = createFakeMailer();
  const test = await openTestApp({ environment: { METRICS_TOKEN: token }, parts: { metrics, mailer } });
  measureContext(metrics, test.ctx);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  closeLater(async () => test.app.server.closeAllConnections());
  const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
  return { ...test, metrics, mailer, get, print: async () => (await get('/metrics', bearer)).text() };
}

/** The value of a sample; its labels are given in the order of the text. */
const valueOf = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length) ?? NaN,
  );

describe('/metrics', () => {
  it('exists only with a token, for callers who have it', async () => {
    const { get } = await openMeasuredApp();
    const answer = await get('/metrics', bearer);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, openMetricsType]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).endsWith('# EOF\n')).toBe(true);
    const without = await openTestApp();
    const usual = await without.call('GET', '/metrics', undefined, bearer);
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }]) {
      const refused = await get('/metrics', headers);
      expect([refused.status, await refused.text()]).toEqual([usual.status, usual.body]);
    }
    expect([usual.status, usual.body]).toEqual([404, '404']);
  });

  it('counts requests by route, method and class of status, never by address', async () => {
    const { get, print } = await openMeasuredApp();
    for (const id of [1, 2, 3]) await get(`/api/admin/users/${id}`);
    await get('/api/ayse@ornek.test?search=gizli');
    await get('/healthz');
    const text = await print();
    const count = 'vitrin_http_requests_total';
    expect(valueOf(text, `${count}{route="/api/admin/users/:id",method="GET",status="4xx"}`)).toBe(3);
    expect(valueOf(text, `${count}{route="/healthz",method="GET",status="2xx"}`)).toBe(1);
    expect(text).not.toMatch(/gizli|ayse|users\/1/);
    expect(valueOf(text, 'vitrin_http_request_duration_seconds_count{route="/healthz"}')).toBe(1);
  });

  it('counts hits and misses of the page cache, and times what was made', async () => {
    const { get, print } = await openMeasuredApp();
    for (let times = 0; times < 4; times += 1) await get('/api/pages/social-media');
    const text = await print();
    expect(valueOf(text, 'vitrin_page_cache_answers_total{result="miss"}')).toBe(1);
    expect(valueOf(text, 'vitrin_page_cache_answers_total{result="hit"}')).toBe(3);
    expect(valueOf(text, 'vitrin_render_duration_seconds_count{route="/api/pages/social-media"}')).toBe(1);
    const requests = 'vitrin_http_requests_total{route="/api/pages/social-media",method="GET",status="2xx"}';
    expect(valueOf(text, requests)).toBe(4);
    expect(valueOf(text, 'vitrin_page_cache_entries')).toBe(1);
    expect(valueOf(text, 'vitrin_page_cache_bytes')).toBeGreaterThan(0);
  });

  it('does not time a stream of events', async () => {
    const { get, print, signIn } = await openMeasuredApp();
    const stream = await get('/api/admin/messages/events', await signIn('viewer'));
    const leave = Promise.withResolvers<undefined>();
    void readEvents(stream, () => leave.resolve(undefined)).catch(() => undefined);
    await leave.promise;
    await stream.body?.cancel().catch(() => undefined);
    expect(await print()).not.toContain('duration_seconds_count{route="/api/admin/messages/events"}');
  });

  it('shows jobs and mails that wait, and those that ended', async () => {
    const { ctx, print } = await openMeasuredApp();
    const mail = { subject: 'Merhaba', text: 'Merhaba', html: '<p>Merhaba</p>' };
    await inOperationalTransaction(ctx, (tx) =>
      queueMail(tx, { kind: 'support', recipients: ['ayse@ornek.test'], ...mail }),
    );
    const before = await print();
    expect(valueOf(before, 'vitrin_jobs{kind="mail.send",state="waiting"}')).toBe(1);
    expect(valueOf(before, 'vitrin_mails{state="waiting"}')).toBe(1);
    expect(valueOf(before, 'vitrin_job_oldest_due_seconds')).toBeGreaterThanOrEqual(0);
    await runDueJobs(ctx, mailJobs(ctx));
    const after = await print();
    expect(after).not.toContain('vitrin_jobs{kind="mail.send"');
    expect(valueOf(after, 'vitrin_mails{state="waiting"}')).toBe(0);
    expect(valueOf(after, 'vitrin_mail_attempts_total{kind="support",outcome="accepted"}')).toBe(1);
    expect(valueOf(after, 'vitrin_job_duration_seconds_count{kind="mail.send",outcome="done"}')).toBe(1);
    expect(after).not.toContain('ornek.test');
  });

  it('shows event loop, memory, queues and the database', async () => {
    const { print, ctx } = await openMeasuredApp();
    const text = await print();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(valueOf(text, name)).toBeGreaterThan(0);
    for (const queue of ['visitors', 'forms', 'staff'])
      expect(valueOf(text, `vitrin_requests_waiting{queue="${queue}"}`)).toBe(0);
    expect(valueOf(text, 'vitrin_media_files_waiting{queue="later"}')).toBe(0);
    expect(valueOf(text, 'vitrin_database_up')).toBe(1);
    const own =
      ctx.connections.dialect === 'sqlite'
        ? 'vitrin_database_bytes{file="database"}'
        : 'vitrin_database_connections{pool="read",state="idle"}';
    expect(valueOf(text, own)).toBeGreaterThan(0);
  });

  it('says so when the database does not answer', async () => {
    const { metrics, ctx, print } = await openMeasuredApp();
    metrics.addSources({ readWork: () => Promise.reject(new Error('lost')) });
    expect(valueOf(await print(), 'vitrin_database_up')).toBe(0);
    measureContext(metrics, ctx);
    expect(valueOf(await print(), 'vitrin_database_up')).toBe(1);
  });

  it('is OpenMetrics: each family is described once, and each sample belongs to one', async () => {
    const { get, print } = await openMeasuredApp();
    await get('/api/pages/social-media');
    const lines = (await print()).trimEnd().split('\n');
    const families = lines.flatMap(
      (line) => /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line)?.[1] ?? [],
    );
    expect(new Set(families).size).toBe(families.length);
    expect(lines.pop()).toBe('# EOF');
    for (const line of lines.filter((each) => !each.startsWith('#'))) {
      const [, name = ''] = /^([a-z_0-9]+)(?:\{[^{}]*\})? \S+$/.exec(line) ?? [];
      expect(families, line).toContain(
        families.includes(name) ? name : name.replace(/_(total|bucket|sum|count)$/, ''),
      );
    }
  });
});

it('serves metrics without a token on a port of their own', async () => {
  const { metrics } = await openMeasuredApp();
  const server = await serveMetrics(metrics, 0);
  closeLater(async () => server.close());
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, openMetricsType]);
  expect(await answer.text()).toContain('vitrin_build_info');
  expect((await fetch(url)).status).toBe(404);
});
