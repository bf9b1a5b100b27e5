import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { generateCatalogue } from '#demo/generate/generate-catalogue.ts';
import { storePictures } from '#demo/load.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { ConfigError } from '#server/context/config-error.ts';
import type { Context } from '#server/context/context.ts';
import { DataDirLockedError, lockDataDir } from '#program/data-dir-lock.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from '#server/db/migrate.ts';
import { closeContext, openContext } from '#program/open-context.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Büyük bir örnek katalog üretir:  npm run demo:generate -- --products 100000 [--seed 1] [--add]
İçeriği olan bir veritabanına yalnız --add ile eklenir. Aynı --seed aynı ürünleri üretir.`;

const most = 1_000_000;
const sharedPictures = 200;
const say = (line: string) => console.log(line);

function readOptions() {
  const options = {
    products: { type: 'string' },
    seed: { type: 'string', default: '1' },
    add: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return values;
  } catch {
    throw new UsageError(`Komut anlaşılamadı.\n${usage}`);
  }
}

function readNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < least || number > most)
    throw new UsageError(`--${name}: ${least} ile ${most} arasında bir tam sayı olmalı.\n${usage}`);
  return number;
}

async function main(): Promise<void> {
  const given = readOptions();
  if (given.help || given.products === undefined) {
    say(usage);
    if (!given.help) process.exitCode = 1;
    return;
  }
  const products = readNumber('products', given.products, 1);
  const seed = readNumber('seed', given.seed, 0);
  await withContext(readConfig(process.env), async (ctx) => {
    if (!given.add && (await hasContent(ctx)))
      throw new UsageError(`Veritabanında içerik var; üstüne eklemek için --add verin.\n${usage}`);
    const started = performance.now();
    await generateCatalogue(ctx, { products, seed, mediaIds: await sharedMedia(ctx), say });
    say(`Bitti: ${products} ürün, ${Math.round((performance.now() - started) / 1000)} saniye.`);
  });
}

async function withContext(config: Config, work: (ctx: Context) => Promise<void>): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    const ctx = await openContext(config, say);
    try {
      await work(ctx);
    } finally {
      await closeContext(ctx);
    }
  } finally {
    unlock();
  }
}

/** Whether the database has categories or products; deleted ones are included. */
async function hasContent({ db }: Context): Promise<boolean> {
  for (const table of ['categories', 'products'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** The ids of existing pictures; in a new database these are the pictures of the demo. */
async function sharedMedia(ctx: Context): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('media')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('mime', '!=', 'application/pdf')
    .orderBy('id')
    .limit(sharedPictures)
    .execute();
  if (rows.length > 0) return rows.map(({ id }) => id);
  return [...(await storePictures([ctx], say)).values()];
}

await runCommand(main, [ConfigError, DataDirLockedError, NewerDatabaseError, UnreleasedDatabaseError]);
