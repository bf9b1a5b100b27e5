import {
  maxDataFeeds,
  type DataFeed,
  type DataFeedCreate,
  type DataFeedCreated,
  type DataFeedUpdate,
} from '../data-feed.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { checkVersion } from '#server/versions.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import {
  countDataFeeds,
  deleteDataFeed,
  insertDataFeed,
  selectDataFeed,
  selectDataFeeds,
  updateDataFeed as updateRow,
  updateToken,
  type DataFeedRow,
} from './data-feeds.queries.ts';

export async function listDataFeeds({ db }: Pick<Context, 'db'>): Promise<DataFeed[]> {
  const present = await presenter(db);
  return (await selectDataFeeds(db)).map(present);
}

/** What visitors see decides whether a feed answers with anything. */
async function presenter(db: Context['db']) {
  const languages = new Set((await listActiveLanguages(db)).map(({ abbr }) => abbr));
  const categories = new Set((await loadVisibleCategories(db)).ids);
  return ({
    id,
    name,
    lang,
    format,
    category_id,
    created_at,
    last_used_at,
    version,
  }: DataFeedRow): DataFeed => ({
    id,
    name,
    lang,
    format,
    category_id,
    created_at,
    last_used_at,
    version,
    hidden_by: !languages.has(lang)
      ? 'language'
      : category_id !== null && !categories.has(category_id)
        ? 'category'
        : null,
  });
}

/** Makes a feed. Only a hash of its secret is stored, so this answer is the only one with its address. */
export async function createDataFeed(
  ctx: Context,
  actor: Actor,
  { name, lang, format, category_id }: DataFeedCreate,
): Promise<DataFeedCreated> {
  const present = await presenter(ctx.db);
  const token = randomToken();
  const row = await inOperationalTransaction(ctx, async (tx) => {
    if ((await countDataFeeds(tx.db)) >= maxDataFeeds)
      throw refused(`En çok ${maxDataFeeds} veri akışı olabilir. Kullanılmayan birini sonlandırın.`);
    const times = { created_at: tx.now, last_used_at: null };
    const fields = { name, lang, format, category_id, token_hash: tokenHash(token), ...times };
    refuseHidden(present({ id: 0, version: 1, ...fields }));
    const made = await insertDataFeed(tx.db, fields);
    await recordAudit(tx, { actor, action: 'data-feed-create', entity: 'data-feed', id: made.id });
    return made;
  });
  return { ...present(row), address: addressOf(ctx, row, token) };
}

/** Changes what a feed answers at its address. @throws AppError 404, 409, 422 */
export async function updateDataFeed(
  ctx: Context,
  actor: Actor,
  id: number,
  { version, ...input }: DataFeedUpdate,
): Promise<DataFeed> {
  const present = await presenter(ctx.db);
  const row = await inOperationalTransaction(ctx, async (tx) => {
    const before = await selectDataFeed(tx.db, id);
    if (!before) throw missing();
    await checkVersion(version, before.version, () => Promise.resolve(present(before)));
    const { name = before.name, lang = before.lang, category_id = before.category_id } = input;
    const after = { ...before, name, lang, category_id };
    const isSame = name === before.name && lang === before.lang && category_id === before.category_id;
    if (isSame) return before;
    // What is hidden already may stay, so that such a feed can be renamed.
    if (lang !== before.lang || category_id !== before.category_id) refuseHidden(present(after));
    const written = await updateRow(tx.db, { id, name, lang, category_id });
    await recordAudit(tx, { actor, action: 'data-feed-update', entity: 'data-feed', id });
    return written;
  });
  return present(row);
}

function refuseHidden({ hidden_by }: DataFeed): void {
  if (hidden_by === 'language') throw invalid({ lang: ['Bu dil yayında değil.'] });
  if (hidden_by === 'category') throw invalid({ category_id: ['Bu kategori yayında değil.'] });
}

/** Gives a feed another address; the former one ends at once. @throws AppError 404 */
export async function renewDataFeed(ctx: Context, actor: Actor, id: number): Promise<DataFeedCreated> {
  const token = randomToken();
  const row = await inOperationalTransaction(ctx, async (tx) => {
    const before = await selectDataFeed(tx.db, id);
    const renewed = before && (await updateToken(tx.db, id, tokenHash(token)));
    if (!renewed) throw missing();
    await recordErasure(tx, { kind: 'data-feeds', data_feeds: [], addresses: [before.token_hash] });
    await recordAudit(tx, { actor, action: 'data-feed-renew', entity: 'data-feed', id });
    return renewed;
  });
  return { ...(await presenter(ctx.db))(row), address: addressOf(ctx, row, token) };
}

/** @throws AppError 404 */
export async function endDataFeed(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await deleteDataFeed(tx.db, id))) throw missing();
    await recordErasure(tx, { kind: 'data-feeds', data_feeds: [id], addresses: [] });
    await recordAudit(tx, { actor, action: 'data-feed-end', entity: 'data-feed', id });
  });
}

const addressOf = ({ config }: Context, { format }: DataFeedRow, token: string) =>
  `${config.publicUrl}/api/feeds/${token}.${format}`;

const missing = () => notFound('Bu veri akışı yok; sonlandırılmış olabilir. Listeyi yenileyin.');
