import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkObjects } from '#features/backups/server/check-backup.ts';
import { defaultPlace } from '#features/backups/server/place.ts';
import { manualKind } from '#features/backups/server/runs/backups.job.ts';
import { listBackupNames, readManifest } from '#features/backups/server/stored-backups.ts';
import type { Connections } from '#server/db/connect.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { filesBelow, missingFiles, orphanedFiles, unreferencedFiles } from '#test/files/stored-files.ts';
import { countPlainly, readCounts } from '#test/product-counts.ts';

export type Fault = { about: 'files' | 'database' | 'counts' | 'records' | 'jobs'; text: string };

/** Checks a database that nobody writes now, and the files in the data folder, and returns what is wrong. */
export async function checkStoredState(connections: Connections, dataDir: string): Promise<Fault[]> {
  const db = connections.reader;
  const about = (kind: Fault['about'], texts: readonly string[]) =>
    texts.map((text) => ({ about: kind, text }));
  return [
    ...about('database', await damage(connections)),
    ...about('files', [
      ...(await orphanedFiles(db, dataDir)).map((file) => `orphan ${file}`),
      ...(await missingFiles(db, dataDir)).map((file) => `missing ${file}`),
      ...(await changedOriginals(dataDir)),
      ...(await brokenBackups(dataDir)),
    ]),
    ...about('counts', await wrongCounts(connections)),
    ...about('records', await halfRecords(connections)),
    ...about('jobs', await givenUpJobs(connections)),
  ];
}

/** What the database's own checks report. */
async function damage({ dialect, writer }: Connections): Promise<string[]> {
  if (dialect === 'postgres') return damageInPostgres(writer);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(writer);
  const keys = await sql`pragma foreign_key_check`.execute(writer);
  for (const table of ['product_words', 'message_words'])
    await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank) values ('integrity-check', 1)`.execute(
      writer,
    );
  return [
    ...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...keys.rows.map((row) => `broken reference ${JSON.stringify(row)}`),
  ];
}

/** amcheck compares each index with its table, and reads each page of each table. */
async function damageInPostgres(writer: Connections['writer']): Promise<string[]> {
  await sql`create extension if not exists amcheck`.execute(writer);
  await sql`
    select bt_index_check(pg_class.oid, true) from pg_class
    join pg_index on indexrelid = pg_class.oid
    join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace and amname = 'btree' and indisvalid`.execute(writer);
  const { rows } = await sql<{ text: string }>`
    select relname || ': ' || msg as text from pg_class, verify_heapam(pg_class.oid)
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(writer);
  return rows.map(({ text }) => text);
}

/** Originals whose content is not that of their name, which is its SHA-256. */
async function changedOriginals(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'private/originals');
  const faults: string[] = [];
  for (const file of await filesBelow(folder)) {
    const hash = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
    if (hash !== basename(file)) faults.push(`changed ${file}`);
  }
  return faults;
}

/** The newest backups that are not whole; older ones were checked after earlier kills. */
async function brokenBackups(dataDir: string): Promise<string[]> {
  const place = createDiskStorage(defaultPlace(dataDir), { isPrivate: true });
  const faults: string[] = [];
  for (const name of (await listBackupNames(place)).slice(-2))
    await readManifest(place, name)
      .then((manifest) => checkObjects({ reading: { place, identity: undefined }, manifest }))
      .catch((error: unknown) => faults.push(`backup ${name}: ${String(error)}`));
  return faults;
}

async function wrongCounts({ reader }: Connections): Promise<string[]> {
  const kept = await readCounts(reader);
  const plain = await countPlainly(reader);
  const wrong = Object.keys(kept).filter(
    (table) => !isDeepStrictEqual(kept[table as keyof typeof kept], plain[table as keyof typeof kept]),
  );
  const { rows } = await sql<{ id: number }>`
    select categories.id from categories left join category_counts on category_id = categories.id
    where coalesce(live_products, 0) <> (
        select count(*) from products where category_id = categories.id and deleted_at is null)
      or coalesce(active_products, 0) <> (
        select count(*) from products where category_id = categories.id and deleted_at is null and is_active = 1)`.execute(
    reader,
  );
  return [...wrong, ...rows.map(({ id }) => `category_counts of ${id}`)];
}

/** Pairs of rows that one transaction writes; each query finds records of which a part is missing. */
const halves: Readonly<Record<string, string>> = {
  'product without history': `select id from products where not exists (
    select 1 from history where entity = 'product' and action = 'create' and entity_id = cast(products.id as text))`,
  'product without a code': `select id from products where deleted_at is null and not exists (
    select 1 from article_codes where article_codes.product_id = products.id)`,
  'product outside the search': `select id from products where deleted_at is null and not exists (
    select 1 from product_search where product_id = products.id)`,
  'medium without history': `select id from media where not exists (
    select 1 from history where entity = 'media' and action = 'create' and entity_id = cast(media.id as text))`,
  'medium without files': `select id from media where not exists (
    select 1 from renditions where media_id = media.id)`,
  'offer request without its products': `select id from messages where type = 'offer' and not exists (
    select 1 from orders join order_lines on order_id = orders.id where message_id = messages.id)`,
  'message without its mail': `select id from messages where not exists (
    select 1 from outbox where message_id = messages.id)`,
  'checked import without rows': `select id from imports where state in ('checked', 'applied') and not exists (
    select 1 from import_rows where import_id = imports.id)`,
  'import that nothing goes on with': `select id from imports where state in ('checking', 'applying', 'undoing')
    and not exists (select 1 from jobs where kind like 'imports.%' and payload like '%"id":' || imports.id || '%')`,
};

async function halfRecords({ reader }: Connections): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(halves)) {
    const { rows } = await sql<{ id: number }>`${sql.raw(query)}`.execute(reader);
    faults.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return faults;
}

async function givenUpJobs({ reader }: Connections): Promise<string[]> {
  const jobs = await reader
    .selectFrom('jobs')
    .selectAll()
    .where('attempts', '>=', maxAttempts)
    // A backup takes longer than most rounds between two kills.
    .where('kind', '<>', manualKind.name)
    .execute();
  return jobs.map(({ kind, payload, last_error: error }) => `${kind} ${payload}: ${error ?? 'killed'}`);
}

/** The files that are left after everything that was due has been done, although no record names them. */
export async function leftFiles({ reader }: Connections, dataDir: string): Promise<string[]> {
  const temporary = await readdir(join(dataDir, 'tmp')).catch(() => []);
  return [...(await unreferencedFiles(reader, dataDir)), ...temporary.map((name) => `tmp/${name}`)];
}
