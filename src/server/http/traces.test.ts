import { describe, expect, it } from 'vitest';
import { updateConfiguration } from '#features/configuration/server/configuration.service.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
const behindProxy = { TRUST_PROXY: '1' };

const linesOf = ({ logs }: TestApp) => logs.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the trace of a request', () => {
  it('is that of the proxy, in the answer and in every line of the log', async () => {
    const test = await openTestApp({ environment: behindProxy });
    const { headers } = await test.call('GET', '/api/yok', undefined, { traceparent });
    expect(headers['x-request-id']).toBe(trace);
    // A load balancer asks this every second, and gets no line.
    await test.call('GET', '/readyz');
    expect(linesOf(test).filter(({ msg }) => msg === 'request')).toMatchObject([{ trace, path: '/api/yok' }]);
  });

  it.each([
    ['without a proxy', {}, traceparent],
    ['for a header that is no trace', behindProxy, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ])('is a new one %s', async (_, environment, header) => {
    const test = await openTestApp({ environment });
    const ids = [];
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await test.call('GET', '/api/yok', undefined, { traceparent: header });
      ids.push(headers['x-request-id']);
    }
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set([trace, ...ids]).size).toBe(3);
  });

  it('goes on in the jobs and mails that the request recorded, and in their lines', async () => {
    const mailer = createFakeMailer();
    const test = await openTestApp({ environment: behindProxy, parts: { mailer } });
    const { ctx, call, signIn } = test;
    await updateConfiguration(ctx, null, { supportAddress: 'destek@ornek.test' });
    const body = { subject: 'Yazıcı', message: 'Çalışmıyor', priority: 'normal' };
    const sent = await call('POST', '/api/admin/support', body, { ...(await signIn()), traceparent });
    expect(sent.status).toBe(201);
    const read = (table: 'jobs' | 'outbox') => ctx.db.selectFrom(table).select('trace').execute();
    expect(await read('jobs')).toEqual([{ trace }]);
    expect(await read('outbox')).toEqual([{ trace }]);
    mailer.behave('refuse');
    await runDueJobs(ctx, mailJobs(ctx));
    expect(linesOf(test)).toContainEqual(expect.objectContaining({ msg: 'a mail was not sent', trace }));
  });
});

it('the log of a refused mail does not name its recipient', async () => {
  const mailer = createFakeMailer();
  const words = '550 5.1.1 <ayse.yilmaz@ornek.test>: no such user';
  const test = await openTestApp({
    parts: { mailer: { ...mailer, send: async () => ({ outcome: 'refused', words }) } },
  });
  await updateConfiguration(test.ctx, null, { supportAddress: 'destek@ornek.test' });
  const body = { subject: 'Yazıcı', message: 'Çalışmıyor', priority: 'normal' };
  await test.call('POST', '/api/admin/support', body, await test.signIn());
  await runDueJobs(test.ctx, mailJobs(test.ctx));
  const line = linesOf(test).find(({ msg }) => msg === 'a mail was not sent');
  expect(line?.words).toBe('550 5.1.1 … no such user');
});
