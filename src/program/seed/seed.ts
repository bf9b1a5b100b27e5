import type { Config } from '#server/context/config.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { seedConfiguration } from '#features/configuration/server/configuration.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { pageMetas } from './page-metas.ts';
import type { LocalisedText } from '#shared/localised.ts';

/** The transporter types of a new database, in order. */
export const transporterTypes: readonly { key: string; name: LocalisedText }[] = [
  { key: 'kordon', name: { tr: 'Kordon', en: 'Cord' } },
  { key: 'zincir', name: { tr: 'Zincir', en: 'Chain' } },
  { key: 'kayis', name: { tr: 'Kayış', en: 'Strap' } },
  { key: 'aski', name: { tr: 'Askı', en: 'Shoulder strap' } },
];

type Seeding = { connections: Connections; clock: Clock; config: Config };

const languages = [
  { abbr: 'tr', lang: 'Türkçe' },
  { abbr: 'en', lang: 'English' },
] as const;

/** Another process that started at the same time has already seeded the database. */
class SeededMeanwhile extends Error {}

/**
 * Fills a new database with the required content, and adds page metas that an older database lacks. It
 * overwrites nothing and writes only if something is missing.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { reader } = seeding.connections;
  try {
    if (await isNew(reader)) await seedNew(seeding);
    else if ((await findMissing(reader)).length > 0) await addMissing(seeding);
  } catch (error) {
    if (!(error instanceof SeededMeanwhile)) throw error;
  }
}

async function isNew(db: Reader): Promise<boolean> {
  return !(await db.selectFrom('languages').select('abbr').limit(1).executeTakeFirst());
}

async function seedNew(seeding: Seeding): Promise<void> {
  await inContentTransaction(seeding, null, async (tx) => {
    if (!(await isNew(tx.db))) throw new SeededMeanwhile();
    await insertLanguages(tx);
    await seedConfiguration(tx, seeding.config);
    await insertPageMetas(tx, Object.keys(pageMetas));
    await insertTransporterTypes(tx);
    await tx.record({ entity: 'site', id: 1, action: 'seed', before: null, after: null });
  });
}

async function insertLanguages({ db, now }: ContentTransaction): Promise<void> {
  const rows = languages.map(({ abbr, lang }, index) => ({
    abbr,
    lang,
    is_main: Number(index === 0),
    is_active: 1,
    page_lang: '{}',
    queue: languages.length - index,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto('languages').values(rows).execute();
}

async function insertTransporterTypes({ db, now, recordAll }: ContentTransaction): Promise<void> {
  const rows = transporterTypes.map(({ key, name }, index) => ({
    key,
    name: toJson(name),
    queue: transporterTypes.length - index,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }));
  const inserted = await db.insertInto('transporter_types').values(rows).returningAll().execute();
  const created = { entity: 'transporter-type', action: 'create', before: null };
  await recordAll(inserted.map((row) => ({ ...created, id: row.id, after: row })));
}

async function insertPageMetas({ db, now }: ContentTransaction, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => ({
    route_name: name,
    title: toJson(pageMetas[name]?.title ?? {}),
    description: toJson(pageMetas[name]?.description ?? {}),
    version: 1,
    updated_at: now,
  }));
  await db.insertInto('page_metas').values(rows).execute();
}

async function addMissing(seeding: Seeding): Promise<void> {
  await inContentTransaction(seeding, null, async (tx) => {
    const missing = await findMissing(tx.db);
    if (missing.length === 0) throw new SeededMeanwhile();
    await insertPageMetas(tx, missing);
    await tx.record({ entity: 'site', id: 1, action: 'seed', before: null, after: { page_metas: missing } });
  });
}

async function findMissing(db: Reader): Promise<string[]> {
  const known = await db.selectFrom('page_metas').select('route_name').execute();
  return Object.keys(pageMetas).filter((name) => !known.some((row) => row.route_name === name));
}
