import { sql } from 'kysely';
import { readFile, stat, utimes, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/rules/durations.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildMessage } from '#test/message-factories.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { retentionKind } from '../retention.job.ts';

const { ctx, call, signIn, settings } = await openTestApp();
const admin = await signIn('admin');
const { writer, dialect } = ctx.connections;

/**
 * No other word of the test data begins with these letters. A search index shortens words with a common
 * beginning, so only such a word is stored almost whole.
 */
const address = 'zqxkisi@alan.example';
const trace = 'qxkisi';

/** Counts the occurrences of `trace` in each database file, while the database stays open. */
async function traces(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of ['vitrin.db', 'vitrin.db-wal']) {
    const content = await readFile(join(settings.dataDir, name), 'latin1').catch(() => '');
    found[name] = content.toLowerCase().split(trace).length - 1;
  }
  return found;
}

async function fill(): Promise<void> {
  for (let number = 0; number < 40; number += 1) await buildMessage(ctx, { message: `Soru ${number}` });
  const lines = [{ name: 'Toka', quantity: 4, note: address }];
  await buildMessage(ctx, { email: address, name: 'Zqxkisi', type: 'offer', message: address, lines });
  await inOperationalTransaction(ctx, async (tx) => {
    const mail = { subject: address, text: address, html: address };
    await queueMail(tx, { kind: 'password-reset', recipients: [address], ...mail });
  });
  const sent = await call('POST', '/api/newsletter-sub', { email: address });
  expect(sent.status).toBe(200);
}

it.runIf(dialect === 'sqlite')('an erased person is in no byte of the database and its log', async () => {
  await fill();
  const before = await traces();
  expect(Math.max(...Object.values(before))).toBeGreaterThan(3);
  await call('DELETE', '/api/admin/personal-data', { email: address }, admin);
  expect(await traces()).toEqual({ 'vitrin.db': 0, 'vitrin.db-wal': 0 });

  // A message that staff delete in the panel leaves no trace either.
  const id = await buildMessage(ctx, { email: address, trashed_at: ctx.clock.now().toISOString() });
  const body = { delete_list: `[${id}]` };
  expect((await call('DELETE', '/api/admin/contact', body, admin)).body).toMatchObject({ success: true });
  expect(await traces()).toEqual({ 'vitrin.db': 0, 'vitrin.db-wal': 0 });
});

it.runIf(dialect === 'sqlite')(
  'no full-text table but that of products keeps a word of a deleted row',
  async () => {
    const { rows: tables } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master
    where sql like 'create virtual table%using fts5%' and name <> 'product_words'`.execute(writer);
    expect(tables.map(({ name }) => name)).toContain('message_words');
    for (const { name, sql: definition } of tables) {
      const index = sql.table(name);
      const { rows: columns } = await sql<{ name: string }>`
      select name from pragma_table_info(${name})`.execute(writer);
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      const values = (text: string) => sql.join(columns.map(() => sql.lit(text)));
      const isExternal = /content\s*=/.test(definition);
      for (let rowid = 900_000; rowid < 900_040; rowid += 1)
        await sql`insert into ${index} (rowid, ${names}) values (${rowid}, ${values(`word${rowid}`)})`.execute(
          writer,
        );
      await sql`insert into ${index} (rowid, ${names}) values (900100, ${values(address)})`.execute(writer);
      expect(Math.max(...Object.values(await traces())), name).toBeGreaterThan(0);
      if (isExternal)
        await sql`insert into ${index} (${sql.ref(name)}, rowid, ${names})
        values ('delete', 900100, ${values(address)})`.execute(writer);
      else await sql`delete from ${index} where rowid = 900100`.execute(writer);
      await ctx.connections.scrub();
      expect(await traces(), name).toEqual({ 'vitrin.db': 0, 'vitrin.db-wal': 0 });
    }
  },
);

it.runIf(dialect === 'postgres')('an erasure vacuums the tables with data of visitors', async () => {
  await fill();
  const vacuums = async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_stat_user_tables where vacuum_count > 0 order by relname`.execute(writer);
    return rows.map(({ relname }) => relname);
  };
  await call('DELETE', '/api/admin/personal-data', { email: address }, admin);
  await expect
    .poll(vacuums)
    .toEqual(expect.arrayContaining(['messages', 'order_lines', 'orders', 'outbox', 'subscribers']));
});

it('an original is readable only for the user that runs the program', async () => {
  await buildMessage(ctx, { type: 'human-resources', file: 'özgeçmiş' });
  const folder = join(settings.dataDir, 'private');
  const modes = await Promise.all(
    (await filesBelow(folder)).map(async (file) => (await stat(join(folder, file))).mode & 0o777),
  );
  expect(modes.length).toBeGreaterThan(0);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

it('copies from before an update are deleted every night once they are 30 days old', async () => {
  const folder = join(settings.dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const now = ctx.clock.now().getTime();
  for (const [name, days] of [
    ['vitrin-old.db', 30],
    ['vitrin-new.db', 29],
    ['mine.db', 400],
  ] as const) {
    const at = new Date(now - days * dayMs);
    await writeFile(join(folder, name), address);
    await utimes(join(folder, name), at, at);
  }
  await ensureDailyJob(ctx, retentionKind);
  await runDueJobs(ctx, jobHandlers(ctx));
  expect((await filesBelow(folder)).sort()).toEqual(['mine.db', 'vitrin-new.db']);
});
