import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { blockedName } from './csp-reports.ts';
import { visitCounterOf } from './visit-counter.ts';

const report = (blocked: string, page = 'https://vitrin.example/urun/toka?utm_source=x') => ({
  'document-uri': page,
  'effective-directive': 'script-src-elem',
  'violated-directive': '',
  'blocked-uri': blocked,
});

it.each([
  [report('https://tags.example/t.js?id=ayse@example.com'), 'site script-src-elem tags.example'],
  [report('inline'), 'site script-src-elem inline'],
  [
    report('trusted-types-sink', 'https://panel.example/admin/pages'),
    'panel script-src-elem trusted-types-sink',
  ],
  [report('data:text/javascript,1'), 'site script-src-elem data'],
  [report('chrome-extension://abc/x.js'), undefined],
  [report('<script>'), undefined],
  [
    { ...report('inline'), 'effective-directive': '', 'violated-directive': "img-src 'self'" },
    'site img-src inline',
  ],
  [{ ...report('inline'), 'effective-directive': 'x y' }, undefined],
  [undefined, undefined],
])('a report is counted by area, directive and host, without addresses of pages', (given, name) => {
  expect(blockedName(given)).toBe(name);
});

it('browsers report what a page blocked, and staff see how often in the last 30 days', async () => {
  const { app, ctx, call, signIn, clock } = await openTestApp();
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload });
  const reported = JSON.stringify({ 'csp-report': report('https://tags.example/t.js') });
  for (const payload of [reported, reported, '{', '[]', '{"csp-report":1}'])
    expect((await send(payload)).statusCode).toBe(204);
  expect((await send(reported, 'text/plain')).statusCode).toBe(415);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  await visitCounterOf(ctx).flush();
  const blocked = async () =>
    (await call('GET', '/api/admin/settings/site/blocked', undefined, await signIn())).body;
  const row = { area: 'site', directive: 'script-src-elem', source: 'tags.example', count: 2 };
  expect(await blocked()).toEqual([{ ...row, last_day: expect.any(String) as string }]);
  clock.advance(31 * 24 * 60 * 60 * 1_000);
  expect(await blocked()).toEqual([]);
});
