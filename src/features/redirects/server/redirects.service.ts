import {
  maxRedirects,
  type Redirect,
  type RedirectCreate,
  type RedirectPage,
  type RedirectQuery,
  type RedirectsImported,
  type RedirectUpdate,
} from '../redirect.ts';
import {
  inContentTransaction,
  type Change,
  type ContentTransaction,
} from '#server/content/content-transaction.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { checkVersion } from '#server/versions.ts';
import { currentPageFinder } from './answering-page.read.ts';
import { followTarget } from './follow-target.ts';
import { foldAddress } from './old-address.ts';
import { planRedirects, type RedirectPlan, type WrittenRedirect } from './plan-redirects.ts';
import { readSource } from './redirect-addresses.ts';
import { indexRedirects } from './redirect-index.ts';
import type { SheetRedirect } from './redirect-sheet.ts';
import { redirectCounterOf } from './redirect-counter.ts';
import {
  countRedirects,
  deleteRedirectRows,
  insertRedirect,
  selectRedirectPage,
  selectRedirects,
  selectRedirectsById,
  updateRedirectRow,
  type RedirectRow,
} from './redirects.queries.ts';

const perPage = 50;

/** A page of the redirects, the newest first, with what was counted so far. */
export async function listRedirects(ctx: Context, { page, search }: RedirectQuery): Promise<RedirectPage> {
  await redirectCounterOf(ctx).flush();
  const wanted = foldAddress(search);
  const isDead = await deadTargets(ctx);
  const rows = await selectRedirectPage(ctx.db, wanted, pageRange({ page, perPage }));
  const shown = rows.map(async (row) => ({
    ...row,
    hits: row.hits ?? 0,
    is_dead: await isDead(row),
  }));
  const total = await countRedirects(ctx.db, wanted);
  return pageOf(await Promise.all(shown), { page, perPage, total });
}

export async function createRedirect(ctx: Context, actor: Actor, input: RedirectCreate): Promise<Redirect> {
  const written = await writeRedirects(ctx, actor, async () => [{ key: 0, id: 0, ...input }], refuseFields);
  return presentOne(ctx, written[0]?.id ?? 0);
}

/** @throws AppError 404, 409, 422 */
export async function updateRedirect(
  ctx: Context,
  actor: Actor,
  id: number,
  { version, ...input }: RedirectUpdate,
): Promise<Redirect> {
  const read = async ({ db }: ContentTransaction): Promise<WrittenRedirect[]> => {
    const [row] = await selectRedirectsById(db, [id]);
    if (!row) throw missing();
    await checkVersion(version, row.version, () => presentOne(ctx, id));
    return [{ key: 0, id, source: input.source ?? row.source, target: input.target ?? row.target }];
  };
  await writeRedirects(ctx, actor, read, refuseFields);
  return presentOne(ctx, id);
}

/** Writes all rows of a sheet or none; an address that is redirected already gets its new target. */
export async function importRedirects(
  ctx: Context,
  actor: Actor,
  sheet: readonly SheetRedirect[],
): Promise<RedirectsImported> {
  const read = async ({ db }: ContentTransaction): Promise<WrittenRedirect[]> => {
    const ids = new Map((await selectRedirects(db)).map(({ id, source }) => [source, id]));
    return sheet.map(({ position, source, target }) => {
      const old = readSource(source);
      return { key: position, id: ('address' in old && ids.get(old.address)) || 0, source, target };
    });
  };
  const written = await writeRedirects(ctx, actor, read, refuseRows);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { result } of written) counts[result] += 1;
  return counts;
}

/** @throws AppError 422 for an empty list, 404 if one of them does not exist */
export async function deleteRedirects(ctx: Context, actor: Actor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) throw refused('Silinecek yönlendirmeleri seçin.');
  await inContentTransaction(ctx, actor, async ({ db, recordAll }) => {
    const rows = await selectRedirectsById(db, ids);
    if (rows.length < new Set(ids).size) throw missing();
    await deleteRedirectRows(db, ids);
    await recordAll(
      rows.map((row) => ({ entity: 'redirect', id: row.id, action: 'delete', before: row, after: null })),
    );
  });
}

type Result = { id: number; result: keyof RedirectsImported };

/** Plans and writes redirects in one transaction; `refuse` turns problems into an error. */
async function writeRedirects(
  ctx: Context,
  actor: Actor,
  read: (tx: ContentTransaction) => Promise<WrittenRedirect[]>,
  refuse: (problems: RedirectPlan['problems']) => Error,
): Promise<Result[]> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const stored = await selectRedirects(tx.db);
    const written = await read(tx);
    const findPage = await currentPageFinder(ctx);
    const plan = await planRedirects(written, { stored, hosts: ownHosts(ctx), findPage });
    if (plan.problems.length > 0) throw refuse(plan.problems);
    const added = plan.rows.filter(({ id }) => id === 0).length;
    if (stored.length + added > maxRedirects) throw tooMany();
    const { rows } = plan;
    const before = new Map(
      (
        await selectRedirectsById(
          tx.db,
          rows.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const changes: Change[] = [];
    const results: Result[] = [];
    for (const row of rows)
      results.push(await writeOne(tx, { row, before: before.get(row.id) ?? null, changes }));
    if (changes.length === 0) tx.leaveUnchanged();
    await tx.recordAll(changes);
    return results;
  });
}

type Writing = { row: Pick<RedirectRow, 'source' | 'target'>; before: RedirectRow | null; changes: Change[] };

async function writeOne({ db, now }: ContentTransaction, { row, before, changes }: Writing): Promise<Result> {
  const { source, target } = row;
  if (before?.source === source && before.target === target) return { id: before.id, result: 'unchanged' };
  const after = before
    ? await updateRedirectRow(db, before.id, { source, target, updated_at: now, version: before.version + 1 })
    : await insertRedirect(db, { source, target, created_at: now, updated_at: now });
  const action = before ? 'update' : 'create';
  changes.push({ entity: 'redirect', id: after.id, action, before, after });
  return { id: after.id, result: before ? 'updated' : 'created' };
}

function refuseFields(problems: RedirectPlan['problems']): Error {
  return invalid(Object.fromEntries(problems.map(({ field, text }) => [field, [text]])));
}

function refuseRows(problems: RedirectPlan['problems']): Error {
  const rows = problems.map(({ key, text }) => ({ position: key, text }));
  return refused('Dosyada düzeltilecek satırlar var; hiçbir yönlendirme kaydedilmedi.', {
    problems: rows.sort((one, other) => one.position - other.position).slice(0, 200),
  });
}

/** The hosts of the site, with and without `www.`. */
function ownHosts({ config }: Pick<Context, 'config'>): string[] {
  const host = URL.parse(config.publicUrl)?.host;
  if (host === undefined) return [];
  const bare = host.replace(/^www\./, '');
  return [bare, `www.${bare}`];
}

async function presentOne(ctx: Context, id: number): Promise<Redirect> {
  const [row] = await selectRedirectsById(ctx.db, [id]);
  if (!row) throw missing();
  const hits = await ctx.db
    .selectFrom('redirect_hits')
    .select(['count', 'last_at'])
    .where('redirect_id', '=', id)
    .executeTakeFirst();
  const { version, source, target } = row;
  return {
    id,
    version,
    source,
    target,
    hits: hits?.count ?? 0,
    last_at: hits?.last_at ?? null,
    is_dead: await (await deadTargets(ctx))(row),
  };
}

/** Tells of redirects whether they lead to no page any more. */
async function deadTargets(
  ctx: Context,
): Promise<(redirect: { source: string; target: string }) => Promise<boolean>> {
  const index = indexRedirects(await selectRedirects(ctx.db));
  const findPage = await currentPageFinder(ctx);
  return async (redirect) => 'problem' in (await followTarget(redirect, index, findPage));
}

const tooMany = () =>
  refused(
    `En çok ${maxRedirects.toLocaleString('tr')} yönlendirme tutulur. Kullanılmayanları silip tekrar deneyin.`,
  );

const missing = () => notFound('Bu yönlendirme yok; silinmiş olabilir. Listeyi yenileyin.');
