import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import type { Connections } from '#server/db/connect.ts';
import { openTestDatabase } from '#test/db.ts';
import { filesBelow, missingFiles, orphanedFiles, unreferencedFiles } from '#test/files/stored-files.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { visit, type VisitorClient } from '#test/servers/visitor-client.ts';

/**
 * In each round the server is killed after this many messages were confirmed, while others are being sent.
 */
const rounds = [0, 12];
const visitors = 6;
const past = new Date(0).toISOString();

/**
 * Changes times as if the server had been down for an hour: leases have ended, cleaning is due, leftover
 * files are old.
 */
async function letAnHourPass({ writer }: Connections, dataDir: string): Promise<void> {
  await writer.updateTable('jobs').set({ lease_until: null, run_at: past }).execute();
  for (const file of await filesBelow(join(dataDir, 'private/.unfinished')))
    await utimes(join(dataDir, 'private/.unfinished', file), new Date(0), new Date(0));
}

type Sent = { id: string; type: MessageType };

/**
 * Sends one message after the other until the server is gone.
 *
 * @returns the last message, which was not confirmed
 */
async function sendUntilKilled(send: VisitorClient, first: number, onConfirmed: (sent: Sent) => void) {
  for (let n = first; ; n += 1) {
    const sent = { id: crypto.randomUUID(), type: messageTypes[n % messageTypes.length] ?? 'contact' };
    const answer = await send(sent.type, { request_id: sent.id }).catch(() => undefined);
    if (!answer?.ok) return sent;
    onConfirmed(sent);
  }
}

it('a message that was confirmed survives a server killed at any moment, and is stored once', async () => {
  const { connections, settings } = await openTestDatabase();
  const { dataDir, databaseUrl } = settings;
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LIMITS: 'publicForms=100000/600,messageCopies=100000/600',
  };
  const db = connections.reader;
  const confirmed: Sent[] = [];
  let unconfirmed: Sent[] = [];

  for (const enough of rounds) {
    const server = await startBareServer(environment);
    const send = await visit(server.url);
    // The visitors whose messages were not confirmed send them again.
    for (const { id, type } of unconfirmed) {
      expect((await send(type, { request_id: id })).status).toBe(200);
      confirmed.push({ id, type });
    }
    const start = confirmed.length;
    const onConfirmed = (sent: Sent) => {
      confirmed.push(sent);
      if (confirmed.length - start === enough) server.child.kill('SIGKILL');
    };
    const sending = Array.from({ length: visitors }, (_, n) => sendUntilKilled(send, n, onConfirmed));
    if (enough === 0) server.child.kill('SIGKILL');
    unconfirmed = await Promise.all(sending);
    if (server.child.signalCode === null) await once(server.child, 'exit');
    expect(await orphanedFiles(db, dataDir)).toEqual([]);
    expect(await missingFiles(db, dataDir)).toEqual([]);
  }

  const messages = await db.selectFrom('messages').select(['id', 'request_id', 'type']).execute();
  const stored = new Map(messages.map(({ request_id: id, ...message }) => [id, message]));
  expect(confirmed.length).toBeGreaterThan(rounds.reduce((sum, one) => sum + one, 0));
  expect(stored.size).toBe(messages.length);
  for (const { id, type } of confirmed) expect(stored.get(id)).toMatchObject({ type });
  const withFile = await db
    .selectFrom('private_files')
    .select('message_id')
    .where('message_id', 'is not', null)
    .execute();
  const applications = messages.filter(({ type }) => type === 'human-resources').map(({ id }) => id);
  expect(withFile.map(({ message_id: id }) => id).sort()).toEqual(applications.sort());
  const mails = await db.selectFrom('outbox').select('message_id').where('kind', '=', 'copy').execute();
  expect(new Set(mails.map(({ message_id: id }) => id)).size).toBe(messages.length);

  await letAnHourPass(connections, dataDir);
  await startBareServer(environment);
  await expect.poll(() => unreferencedFiles(db, dataDir), { timeout: 30_000 }).toEqual([]);
  const unlinked = db.selectFrom('private_files').select('id').where('message_id', 'is', null);
  await expect.poll(() => unlinked.execute(), { timeout: 30_000 }).toEqual([]);
  expect(await missingFiles(db, dataDir)).toEqual([]);
}, 240_000);
