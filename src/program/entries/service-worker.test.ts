import { runInNewContext, Script } from 'node:vm';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';

const { call } = await openTestApp();
const { call: callWithout } = await openTestApp({ environment: { OFFLINE: '0' } });

it('the service worker is small, is asked for at each visit, and keeps no answer', async () => {
  const { status, headers, body } = await call<string>('GET', '/sw.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(body.length).toBeLessThan(5_000);
  expect(body).not.toMatch(/\.put\(|\.add(All)?\(/);
  expect(() => new Script(body)).not.toThrow();
});

it('with OFFLINE=0 the worker of an earlier release removes itself and its page', async () => {
  const { body } = await callWithout<string>('GET', '/sw.js');
  const removed: unknown[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: { unregister: () => removed.push('worker') },
  };
  runInNewContext(body, { self: worker, caches: { delete: (name: string) => removed.push(name) } });
  listeners.get('activate')?.({ waitUntil: () => undefined });
  expect(removed).toEqual(['offline', 'worker']);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
