import { copyFile, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '#shared/rules/durations.ts';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { sendMailKind } from '#features/mail/server/outbox.service.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { isMigrated } from '#server/db/migrate.ts';

/** Where a server stores everything. Without `databaseUrl` it uses SQLite in the data folder. */
export type Store = { dataDir: string; databaseUrl?: string };

/** Jobs must end within this many milliseconds; on PostgreSQL they first wait for the lease of a killed server. */
const patience = 150_000;

/**
 * Opens the database of a stopped server, on SQLite a copy of it, so that the next start finds the files as they
 * are. Returns undefined if the first start was killed before it had created the tables.
 */
export async function inKilledState<Result>(
  { dataDir, databaseUrl }: Store,
  work: (connections: Connections) => Promise<Result>,
): Promise<Result | undefined> {
  const copy = await mkdtemp(join(tmpdir(), 'vitrin-killed-'));
  if (databaseUrl === undefined)
    for (const file of ['vitrin.db', 'vitrin.db-wal'])
      await copyFile(join(dataDir, file), join(copy, file)).catch(ignoreMissing);
  const connections = await connect({ dataDir: copy, databaseUrl });
  try {
    return (await isMigrated(connections)) ? await work(connections) : undefined;
  } finally {
    await disconnect(connections);
    await rm(copy, { recursive: true });
  }
}

/** Waits until no job of a running server is due. Returns the jobs that do not end. */
export async function untilJobsEnd(store: Store): Promise<string[]> {
  const connections = await connect({ ...store, databaseUrl: store.databaseUrl });
  const deadline = Date.now() + patience;
  try {
    for (;;) {
      const due = await connections.reader
        .selectFrom('jobs')
        .selectAll()
        .where('run_at', '<=', new Date().toISOString())
        .where('attempts', '<', maxAttempts)
        // Without a mail server mails wait.
        .where('kind', '<>', sendMailKind.name)
        .execute();
      if (due.length === 0 || Date.now() > deadline)
        return due.map(
          ({ kind, payload, last_error: error }) => `${kind} ${payload}: ${error ?? 'not done'}`,
        );
      await sleep(100);
    }
  } finally {
    await disconnect(connections);
  }
}

/** The kinds of work in which a kill stopped the server, recognised by the files and rows that it left. */
export async function unfinishedWork(store: Store): Promise<string[]> {
  const temporary = await filesBelow(join(store.dataDir, 'tmp'));
  const imports = await inKilledState(store, ({ reader }) =>
    reader.selectFrom('imports').select('state').distinct().execute(),
  );
  const ofFiles = (work: string, pattern: RegExp) =>
    temporary.some((file) => pattern.test(file)) ? [work] : [];
  return [
    ...((await isBackingUp(store)) ? ['a backup'] : []),
    ...ofFiles('an upload', /original$/),
    ...ofFiles('JPEGs', /\.jpg$/),
    ...ofFiles('AVIFs', /\.avif$/),
    ...(imports ?? []).flatMap(({ state }) => (/ing$/.test(state) ? [`an import ${state}`] : [])),
  ];
}

async function isBackingUp(store: Store): Promise<boolean> {
  const row = await inKilledState(store, ({ reader }) =>
    reader.selectFrom('backup_runs').select('id').where('state', '=', 'running').executeTakeFirst(),
  );
  return row !== undefined;
}

/** On PostgreSQL the jobs of a killed server wait for a minute; this saves the test that time. */
export async function endLeases({ dataDir, databaseUrl }: Store): Promise<void> {
  if (databaseUrl === undefined) return;
  await inKilledState({ dataDir, databaseUrl }, ({ writer }) =>
    writer.updateTable('jobs').set({ lease_until: null }).where('lease_until', 'is not', null).execute(),
  );
}

/** Changes times as if the killed server had been down for an hour: what it had planned is due. */
export async function letAnHourPass({ dataDir, databaseUrl }: Store): Promise<void> {
  const connections = await connect({ dataDir, databaseUrl });
  const past = new Date(0).toISOString();
  const soon = new Date(Date.now() + 2 * hourMs).toISOString();
  try {
    const { writer } = connections;
    await writer.updateTable('jobs').set({ run_at: past }).where('run_at', '<', soon).execute();
    await writer.updateTable('jobs').set({ lease_until: null }).execute();
  } finally {
    await disconnect(connections);
  }
  const long = new Date(Date.now() - hourMs);
  for (const folder of ['tmp', 'media/.unfinished', 'private/.unfinished']) {
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
    for (const name of names) await utimes(join(dataDir, folder, name), long, long);
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
