import { turkishTexts } from '#shared/interface-texts.ts';
import type { Config } from '#server/config.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inContentTransaction, type ContentTransaction } from '#server/db/transactions.ts';
import { seedConfiguration } from '#server/features/configuration/configuration.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { pageMetas } from './page-metas.ts';
import { englishTexts } from './interface-texts.ts';
import { transporterTypes } from './transporter-types.ts';

type Seeding = { connections: Connections; clock: Clock; config: Config };
type TextGroups = Record<string, Record<string, string>>;

const languages: readonly { abbr: string; lang: string; texts: TextGroups }[] = [
  { abbr: 'tr', lang: 'Türkçe', texts: turkishTexts },
  { abbr: 'en', lang: 'English', texts: englishTexts },
];

/** Another process that started at the same time has seeded the database. */
class SeededMeanwhile extends Error {}

/**
 * Fills a new database with the required content, and adds interface texts and page metas of this version to an
 * older one. Texts that staff changed stay; a start with nothing to add writes nothing.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { reader } = seeding.connections;
  try {
    if (await isNew(reader)) await seedNew(seeding);
    else if (await findMissing(reader)) await addMissing(seeding);
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
  const rows = languages.map(({ abbr, lang, texts }, index) => ({
    abbr,
    lang,
    is_main: Number(index === 0),
    is_active: 1,
    page_lang: toJson(texts),
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
    if (!missing) throw new SeededMeanwhile();
    const { metas, outdated } = missing;
    if (metas.length > 0) await insertPageMetas(tx, metas);
    for (const { abbr, page_lang } of outdated) {
      await tx.db.updateTable('languages').set({ page_lang }).where('abbr', '=', abbr).execute();
    }
    const after = { page_metas: metas, languages: outdated.map(({ abbr }) => abbr) };
    await tx.record({ entity: 'site', id: 1, action: 'seed', before: null, after });
  });
}

/** Page metas and interface texts that the database lacks; undefined when it lacks none. */
async function findMissing(db: Reader) {
  const known = await db.selectFrom('page_metas').select('route_name').execute();
  const metas = Object.keys(pageMetas).filter((name) => !known.some((row) => row.route_name === name));
  const rows = await db.selectFrom('languages').select(['abbr', 'page_lang']).execute();
  const outdated = rows.flatMap(({ abbr, page_lang }) => {
    const defaults = languages.find((language) => language.abbr === abbr)?.texts;
    const merged = defaults && withMissing(fromJson<TextGroups>(page_lang), defaults);
    return merged ? [{ abbr, page_lang: toJson(merged) }] : [];
  });
  return metas.length + outdated.length > 0 ? { metas, outdated } : undefined;
}

/** The stored texts with the missing keys added; undefined when none is missing. */
function withMissing(stored: TextGroups, defaults: TextGroups): TextGroups | undefined {
  let added = false;
  const merged: TextGroups = { ...stored };
  for (const [group, texts] of Object.entries(defaults)) {
    const own = stored[group] ?? {};
    if (Object.keys(texts).every((key) => key in own)) continue;
    merged[group] = { ...texts, ...own };
    added = true;
  }
  return added ? merged : undefined;
}
