import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { UnreadCounts } from '../message.ts';
import { endSession } from '#features/sessions/server/sessions.ts';
import { readEvents } from '#test/event-stream.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildMessage } from '#test/message-factories.ts';
import { announceInboxChange } from './inbox-changes.ts';
import { inboxEvents } from './inbox-events.ts';
import { createInboxFeed } from './inbox-feed.ts';

const test = await openTestApp();
const { ctx } = test;

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // After an aborted call, fetch opens a connection without a request, for which a shutdown would wait.
  closeLater(async () => app.server.closeAllConnections());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/admin/messages/events`;
}

/** Opens a stream; each event is appended to `counts`. */
async function openStream(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  closeLater(async () => leaving.abort());
  const answer = await fetch(url, { headers, signal: leaving.signal });
  const counts: UnreadCounts[] = [];
  const ended = readEvents(answer, (data) => counts.push(JSON.parse(data) as UnreadCounts));
  return { answer, counts, ended, leave: () => leaving.abort() };
}

const contacts = ({ counts }: { counts: UnreadCounts[] }) => counts.at(-1)?.counts.contact;

describe('the stream of an open panel', () => {
  it('sends the counts at once and after messages that another process stored', async () => {
    const url = await listen(test);
    const other = await openTestApp({ settings: test.settings });
    const stream = await openStream(url, await test.signIn('viewer'));
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.answer.headers.get('cache-control')).toMatch(/no-store/);
    await vi.waitFor(() => expect(contacts(stream)).toBe(0), 5_000);
    await buildMessage(other.ctx);
    await vi.waitFor(() => expect(contacts(stream)).toBe(1), 10_000);
    await buildMessage(other.ctx);
    await vi.waitFor(() => expect(contacts(stream)).toBe(2), 10_000);
    expect(stream.counts).toHaveLength(3);
  });

  it('is refused without a session, and when one user has ten', async () => {
    const second = await openTestApp();
    const url = await listen(second);
    expect((await fetch(url)).status).toBe(401);
    const headers = await second.signIn('editor');
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(url, headers)));
    const refused = await fetch(url, { headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await openStream(url, await second.signIn('editor'))).answer.status).toBe(200);
    streams[0]?.leave();
    await vi.waitFor(async () => expect((await openStream(url, headers)).answer.status).toBe(200), 5_000);
  });

  it('ends at a shutdown, which does not wait for it', async () => {
    const second = await openTestApp();
    const stream = await openStream(await listen(second), await second.signIn('viewer'));
    await vi.waitFor(() => expect(stream.counts).toHaveLength(1), 5_000);
    const start = performance.now();
    await second.app.close();
    await stream.ended;
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('the events', () => {
  const start = (isAllowed: () => Promise<boolean>, heartbeat = 20) => {
    const ending = new AbortController();
    closeLater(async () => ending.abort());
    const events = inboxEvents(createInboxFeed(ctx), { isAllowed, signal: ending.signal, heartbeat });
    return { events, ending };
  };

  it('end when the session is revoked, and include heartbeats until then', async () => {
    const { authorization = '' } = await test.signIn('viewer');
    const isAllowed = async () =>
      (await test.call('GET', '/api/admin/status', undefined, { authorization })).status === 200;
    const { events } = start(isAllowed);
    const seen = new Set<string>();
    // The first counts may come before or after the first heartbeat, so the order is not compared.
    while (seen.size < 2) seen.add(((await events.next()).value as string).slice(0, 2));
    expect([...seen].sort()).toEqual([':\n', 'da']);
    await endSession(ctx, authorization.replace('Bearer ', ''));
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('give a slow reader only the latest counts', async () => {
    const { events } = start(async () => true, 60_000);
    const first = (await events.next()).value as string;
    for (let n = 0; n < 3; n += 1) {
      await buildMessage(ctx, { type: 'offer' });
      announceInboxChange();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    const second = (await events.next()).value as string;
    const offers = (event: string) => (JSON.parse(event.slice(6)) as UnreadCounts).counts.offer;
    expect(offers(second)).toBe(offers(first) + 3);
  });
});

it('nothing is read while no panel is open', async () => {
  const read = vi.fn(() => Promise.reject(new Error('closed')));
  const db = new Proxy({}, { get: () => read }) as typeof ctx.db;
  const warn = vi.fn();
  const feed = createInboxFeed(
    { db, log: { warn } as unknown as typeof ctx.log },
    { pollEvery: 5, pause: 1 },
  );
  announceInboxChange();
  const stop = feed.follow(() => undefined);
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2));
  expect(warn).toHaveBeenCalledOnce();
  stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const calls = read.mock.calls.length;
  announceInboxChange();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read.mock.calls.length).toBe(calls);
});
