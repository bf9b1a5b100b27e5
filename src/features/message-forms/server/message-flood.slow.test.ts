import { minuteMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import { messageTypes } from '#shared/rules/message-types.ts';
import { readLimits } from '#server/context/limit-settings.ts';
import { openTestDatabase } from '#test/db.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { visit } from '#test/servers/visitor-client.ts';

const messages = 1_000;
const addresses = 100;
const atOnce = 25;

it('1,000 messages from many addresses are stored within a minute, with the limits in force', async () => {
  const { connections, settings } = await openTestDatabase();
  const server = await startBareServer({
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    TRUST_PROXY: '1',
  });
  const send = await visit(server.url);
  // Every twentieth message is a job application, whose PDF the server opens.
  const typeOf = (n: number) =>
    n % 20 === 0 ? 'human-resources' : (messageTypes[n % (messageTypes.length - 1)] ?? 'contact');
  const statuses: number[] = [];
  let next = 0;
  const visitor = async () => {
    for (let n = next++; n < messages; n = next++) {
      const fields = { subject: `Mesaj ${n}`, email: `visitor${n}@example.com`, wants_news: '1' };
      const answer = await send(typeOf(n), fields, `198.51.100.${n % addresses}`);
      statuses.push(answer.status);
    }
  };
  // A visitor who sends endlessly reaches the limit and does not disturb others.
  const abuser = async () => {
    const answers: number[] = [];
    for (let n = 0; n < 40; n += 1) answers.push((await send('contact', {}, '203.0.113.9')).status);
    return answers;
  };
  const start = performance.now();
  const [abuse] = await Promise.all([abuser(), ...Array.from({ length: atOnce }, visitor)]);
  const duration = performance.now() - start;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(abuse).toEqual([...Array<number>(20).fill(200), ...Array<number>(20).fill(429)]);
  const count = async (table: 'messages' | 'subscribers' | 'outbox' | 'private_files') =>
    (await connections.reader.selectFrom(table).select('id').execute()).length;
  expect(await count('messages')).toBe(messages + 20);
  expect(await count('subscribers')).toBe(messages);
  expect(await count('private_files')).toBe(messages / 20);
  expect(await count('outbox')).toBe(messages + readLimits('').messageCopies.max);
  expect(duration).toBeLessThan(minuteMs);
}, 180_000);
