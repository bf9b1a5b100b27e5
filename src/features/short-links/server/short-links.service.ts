import { randomInt } from 'node:crypto';
import { shortAlphabet, shortLength, type ShortLinkKind } from '../short-code.rules.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import {
  insertShortLinks,
  selectLiveIds,
  selectLiveVariants,
  selectShortLinksOf,
  type ShortLinkRow,
} from './short-links.queries.ts';

type Linking = Pick<Context, 'db' | 'connections' | 'clock'>;
type Subject = Pick<ShortLinkRow, 'record_id' | 'product_id' | 'code'>;

/**
 * Returns the short codes of live records by their ids, and makes those that do not exist yet. A code is never given
 * to another record.
 *
 * @throws AppError 404 if one of the records does not exist or is deleted
 */
export async function ensureShortLinks(
  ctx: Linking,
  kind: ShortLinkKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)];
  const subjects = await loadSubjects(ctx.db, kind, wanted);
  if (subjects.length < wanted.length) throw notFound();
  const known = shortsById(await selectShortLinksOf(ctx.db, kind, wanted));
  if (known.size === wanted.length) return known;
  return inOperationalTransaction(ctx, async ({ db, now }) => {
    for (;;) {
      const stored = shortsById(await selectShortLinksOf(db, kind, wanted));
      const missing = subjects.filter(({ record_id: id }) => !stored.has(id));
      if (missing.length === 0) return stored;
      const rows = missing.map((subject) => ({ ...subject, short: randomShort(), kind, created_at: now }));
      await insertShortLinks(db, rows);
    }
  });
}

const shortsById = (rows: readonly Pick<ShortLinkRow, 'short' | 'record_id'>[]) =>
  new Map(rows.map(({ record_id: id, short }) => [id, short]));

function randomShort(): string {
  return Array.from({ length: shortLength }, () => shortAlphabet[randomInt(shortAlphabet.length)]).join('');
}

async function loadSubjects(
  db: Context['db'],
  kind: ShortLinkKind,
  ids: readonly number[],
): Promise<Subject[]> {
  if (kind === 'variant')
    return (await selectLiveVariants(db, ids)).map((row) => ({
      record_id: row.id,
      product_id: row.product_id,
      code: row.code,
    }));
  const live = await selectLiveIds(db, tables[kind], { ids, ...sections[kind] });
  return live.map((id) => ({ record_id: id, product_id: null, code: '' }));
}

const tables = {
  product: 'products',
  category: 'categories',
  catalogue: 'catalogues',
  fair: 'posts',
} as const satisfies Record<Exclude<ShortLinkKind, 'variant'>, string>;

const sections: { [kind in ShortLinkKind]?: { section: string } } = {
  category: { section: 'products' },
  fair: { section: 'fairs' },
};
