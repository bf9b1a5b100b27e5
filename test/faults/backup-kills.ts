import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkObjects } from '#features/backups/server/check-backup.ts';
import { listBackupNames, readManifest } from '#features/backups/server/stored-backups.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { rootDir } from '#server/root-dir.ts';
import { startDemoSite } from './demo-site.ts';
import type { FaultPart, Shown } from './shown.ts';

/** FAULT_KILLS makes a shorter run. */
const kills = Number(process.env.FAULT_KILLS ?? 25);

/** Kills a backup and a restore of the example by SIGKILL, at moments spread over their whole duration. */
export const backupKills: FaultPart = { run };

async function run(): Promise<readonly Shown[]> {
  const site = await startDemoSite();
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-backup-kills-'));
  try {
    await site.end();
    const { dataDir } = site;
    return [await killBackups(dataDir, folder), await killRestores(dataDir, folder)];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** Each backup goes to an empty place, so that a kill can hit any step; some are then repeated at the same place. */
async function killBackups(dataDir: string, folder: string): Promise<Shown> {
  const whole = await runFor('backup', dataDir, ['--to', join(folder, 'whole')]);
  let complete = 0;
  let broken = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const to = join(folder, `place-${kill}`);
    await runFor('backup', dataDir, ['--to', to], (whole * kill) / kills);
    const place = createDiskStorage(to, { isPrivate: true });
    for (const name of await listBackupNames(place)) {
      complete += 1;
      await check(place, name).catch(() => (broken += 1));
    }
    if (kill % 5 > 0) continue;
    await runFor('backup', dataDir, ['--to', to]);
    const latest = (await listBackupNames(place)).at(-1);
    if (latest === undefined) broken += 1;
    else await check(place, latest).catch(() => (broken += 1));
  }
  return {
    promise: 'kill -9 of a backup: what was cut off is no backup, and the next one is whole',
    figure: `${kills} kills within ${whole.toFixed(1)} s, ${complete} had just ended, ${broken} broken`,
    isKept: broken === 0 && complete < kills,
  };
}

const check = async (place: ReturnType<typeof createDiskStorage>, name: string) =>
  checkObjects({ reading: { place, identity: undefined }, manifest: await readManifest(place, name) });

/** The backup has one row more than the database, so the number of rows tells which of the two is in place. */
async function killRestores(dataDir: string, folder: string): Promise<Shown> {
  const from = ['--from', join(folder, 'whole'), '--without-safety-copy', '--without-erasures'];
  await changeDatabase(dataDir);
  const whole = await runFor('restore', dataDir, from);
  const backedUp = await countRows(dataDir);
  const found = { before: 0, after: 0, between: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const changed = await changeDatabase(dataDir);
    await runFor('restore', dataDir, from, (whole * kill) / kills);
    const count = await countRows(dataDir);
    if (count === changed) found.before += 1;
    else if (count === backedUp) found.after += 1;
    else found.between += 1;
  }
  await runFor('restore', dataDir, from);
  const isBack = (await countRows(dataDir)) === backedUp;
  return {
    promise: 'kill -9 of a restore: the old state or the new one, and repeating it succeeds',
    figure: `${kills} kills within ${whole.toFixed(1)} s: ${found.before} old, ${found.after} new, ${found.between} between`,
    isKept: found.between === 0 && found.before > 0 && isBack,
  };
}

/** Deletes one page meta for good. Returns how many are left; -1 for a damaged database. */
async function changeDatabase(dataDir: string): Promise<number> {
  const connections = await connect({ dataDir });
  try {
    await sql`delete from page_metas where rowid = (select min(rowid) from page_metas)`.execute(
      connections.writer,
    );
  } finally {
    await disconnect(connections);
  }
  return countRows(dataDir);
}

async function countRows(dataDir: string): Promise<number> {
  const connections = await connect({ dataDir });
  try {
    const { rows: checks } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      connections.writer,
    );
    if (checks[0]?.integrity_check !== 'ok') return -1;
    const { rows } = await sql<{ count: number }>`select count(*) as count from page_metas`.execute(
      connections.writer,
    );
    return rows[0]?.count ?? -1;
  } finally {
    await disconnect(connections);
  }
}

/** Runs a command of the product, and kills it after so many seconds if given. Returns its time in seconds. */
async function runFor(
  name: string,
  dataDir: string,
  args: readonly string[],
  killAfter?: number,
): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(rootDir, `scripts/${name}.ts`), ...args], {
    cwd: rootDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (killAfter !== undefined) {
    await Promise.race([sleep(killAfter * 1_000), ended]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  if (killAfter === undefined && code !== 0) throw new Error(`${name} ended with ${code ?? 'a signal'}`);
  return (performance.now() - started) / 1_000;
}
