import { sql } from 'kysely';
import type { Dashboard } from '#shared/api/dashboard.ts';
import { resolveName, type LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { pdfMime } from '#server/features/media/pdf-mime.ts';

const recentProducts = 6;

export async function getDashboard(ctx: Context): Promise<Dashboard> {
  const { db } = ctx;
  return {
    ...(await countProducts(db, ctx.clock.now().toISOString())),
    categories: await countLive(db, 'categories'),
    languages: await countActiveLanguages(db),
    ...(await countMedia(db)),
    recent_products: await selectRecentProducts(db),
  };
}

async function countProducts(db: Reader, now: string) {
  const { live, active } = await db
    .selectFrom('category_counts')
    .select(({ fn }) => [fn.sum('live_products').as('live'), fn.sum('active_products').as('active')])
    .executeTakeFirstOrThrow();
  const scheduled = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    products: Number(live),
    inactive_products: Number(live) - Number(active),
    scheduled_products: Number(scheduled.count),
  };
}

async function countLive(db: Reader, table: 'categories'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countActiveLanguages(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('languages')
    .where('is_active', '=', 1)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countMedia(db: Reader) {
  const originals = await db
    .selectFrom('media')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum<string | null>(sql`case when mime = ${pdfMime} then 1 else 0 end`).as('documents'),
      fn.sum('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const variants = await db
    .selectFrom('media_variants')
    .innerJoin('media', 'media.id', 'media_id')
    .where('media.deleted_at', 'is', null)
    .select(({ fn }) => fn.sum('media_variants.bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  const documents = Number(originals.documents);
  return {
    pictures: Number(originals.count) - documents,
    documents,
    media_bytes: Number(originals.bytes) + Number(variants.bytes),
  };
}

async function selectRecentProducts(db: Reader): Promise<Dashboard['recent_products']> {
  const { all, main } = await getLanguageCodes(db);
  const rows = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(['id', 'code', 'name', 'updated_at'])
    .select((product) =>
      product
        .selectFrom('history')
        .leftJoin('users', 'users.id', 'history.actor_id')
        .whereRef('history.entity_id', '=', product.cast<string>('products.id', 'text'))
        .where('history.entity', '=', 'product')
        .orderBy('history.id', 'desc')
        .limit(1)
        .select('users.name')
        .as('updated_by'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recentProducts)
    .execute();
  return rows.map((row) => ({
    ...row,
    name: resolveName(fromJson<LocalisedText>(row.name), main, main, all).text,
  }));
}
