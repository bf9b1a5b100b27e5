import type { Config } from '#server/config.ts';
import { seedConfiguration } from '#server/features/configuration/configuration.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Connections } from '../connect.ts';
import { fromJson, toJson } from '../json.ts';
import { inContentTransaction, type ContentTransaction } from '../transactions.ts';
import { pageMetas } from './page-metas.ts';
import { staticTexts } from './static-texts.ts';
import { transporterTypes } from './transporter-types.ts';

type Seeding = { connections: Connections; clock: Clock; config: Config };
type TextGroups = Record<string, Record<string, string>>;

const languages = [
  { abbr: 'tr', lang: 'Türkçe' },
  { abbr: 'en', lang: 'English' },
] as const;

/**
 * Gives a new database what the program cannot do without, and an older one the interface texts and
 * page metas that this version added. What staff changed stays; a start with nothing to add writes nothing.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { reader } = seeding.connections;
  const isNew = !(await reader.selectFrom('languages').select('abbr').limit(1).executeTakeFirst());
  if (isNew) await seedNew(seeding);
  else await addMissing(seeding);
}

async function seedNew(seeding: Seeding): Promise<void> {
  await inContentTransaction(seeding, null, async (tx) => {
    await insertLanguages(tx);
    await seedConfiguration(tx, seeding.config);
    await insertPageMetas(tx, Object.keys(pageMetas));
    await tx.db
      .insertInto('transporter_types')
      .values(
        transporterTypes.map(({ key, name }, index) => ({
          key,
          name: toJson(name),
          queue: transporterTypes.length - index,
          created_at: tx.now,
          updated_at: tx.now,
          deleted_at: null,
        })),
      )
      .execute();
    await tx.record({ entity: 'site', id: 1, action: 'seed', before: null, after: null });
  });
}

async function insertLanguages({ db, now }: ContentTransaction): Promise<void> {
  const rows = languages.map(({ abbr, lang }, index) => ({
    abbr,
    lang,
    is_main: Number(index === 0),
    is_active: 1,
    page_lang: toJson(staticTexts[abbr]),
    queue: languages.length - index,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
  await db
    .insertInto('languages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertPageMetas({ db, now }: ContentTransaction, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => ({
    route_name: name,
    title: toJson(pageMetas[name]?.title ?? {}),
    description: toJson(pageMetas[name]?.description ?? {}),
    version: 1,
    updated_at: now,
  }));
  await db
    .insertInto('page_metas')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addMissing(seeding: Seeding): Promise<void> {
  const { reader } = seeding.connections;
  const known = await reader.selectFrom('page_metas').select('route_name').execute();
  const missingMetas = Object.keys(pageMetas).filter((name) => !known.some((row) => row.route_name === name));
  const rows = await reader.selectFrom('languages').select(['abbr', 'page_lang']).execute();
  const grown = rows.flatMap(({ abbr, page_lang }) => {
    const defaults: TextGroups | undefined = (staticTexts as Record<string, TextGroups>)[abbr];
    const merged = defaults && withMissing(fromJson<TextGroups>(page_lang), defaults);
    return merged ? [{ abbr, page_lang: toJson(merged) }] : [];
  });
  if (missingMetas.length === 0 && grown.length === 0) return;
  await inContentTransaction(seeding, null, async (tx) => {
    if (missingMetas.length > 0) await insertPageMetas(tx, missingMetas);
    for (const { abbr, page_lang } of grown) {
      await tx.db.updateTable('languages').set({ page_lang }).where('abbr', '=', abbr).execute();
    }
    const after = { page_metas: missingMetas, languages: grown.map(({ abbr }) => abbr) };
    await tx.record({ entity: 'site', id: 1, action: 'seed', before: null, after });
  });
}

/** The stored texts with the keys that they lack; undefined when they lack none. */
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
