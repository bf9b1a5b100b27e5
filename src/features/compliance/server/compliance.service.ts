import type { ClaimInput, Claims, ClaimsHistoryPage, ClaimsUpdate } from '../compliance.ts';
import type { ClaimOwner } from '../compliance.rules.ts';
import type { Context } from '#server/context/context.ts';
import {
  inContentTransaction,
  type Change,
  type ContentTransaction,
} from '#server/content/content-transaction.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Actor } from '#server/db/transactions.ts';
import { conflict, invalid, notFound, type FieldErrors } from '#server/errors.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { raiseProductVersions } from '#server/content/product-versions.ts';
import { isLiveOwner, replaceClaims } from './compliance.queries.ts';
import { claimsVersionOf, inOrder, listClaimsHistory, loadClaims, presentClaims } from './compliance.read.ts';

type Owned = { owner: ClaimOwner; id: number };

/** @throws AppError 404 */
export async function getClaims(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  { owner, id }: Owned,
): Promise<Claims> {
  if (!(await isLiveOwner(ctx.db, owner, id))) throw notFound();
  return presentClaims(ctx, (await loadClaims(ctx.db, owner, [id]))(id));
}

/** @throws AppError 404 */
export async function getClaimsHistory(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  { page, ...owned }: Owned & { page: number },
): Promise<ClaimsHistoryPage> {
  if (!(await isLiveOwner(ctx.db, owned.owner, owned.id))) throw notFound();
  return listClaimsHistory(ctx, { ...owned, page });
}

/** Replaces all claims of a product or a finish. */
export async function updateClaims(
  ctx: Context,
  actor: Actor,
  { owner, id, update }: Owned & { update: ClaimsUpdate },
): Promise<Claims> {
  await inContentTransaction(ctx, actor, async (tx) => {
    if (!(await isLiveOwner(tx.db, owner, id))) throw notFound();
    const before = (await loadClaims(tx.db, owner, [id]))(id);
    if (update.claims_version !== undefined && update.claims_version !== claimsVersionOf(before))
      throw conflict(await presentClaims({ ...ctx, db: tx.db }, before));
    await checkClaims(tx, update.claims, before);
    const changes = await storeClaims(tx, owner, new Map([[id, update.claims]]));
    if (changes.length === 0) tx.leaveUnchanged();
    await tx.recordAll(changes);
  });
  return getClaims(ctx, { owner, id });
}

/** Stores the claims of several products or finishes. Returns the entries for the history. */
export async function storeClaims(
  tx: ContentTransaction,
  owner: ClaimOwner,
  wanted: ReadonlyMap<number, readonly ClaimInput[]>,
): Promise<Change[]> {
  const before = await loadClaims(tx.db, owner, [...wanted.keys()]);
  const changed = [...wanted].flatMap(([id, claims]) => {
    const after = inOrder(claims);
    return claimsVersionOf(before(id)) === claimsVersionOf(after) ? [] : [{ id, after }];
  });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = changed.flatMap(({ id, after }) => after.map((claim) => ({ owner, owner_id: id, ...claim })));
  await replaceClaims(tx.db, owner, { ids, rows });
  // The sheet shows the claims of a product, so they count for its version.
  const versions = owner === 'product' ? await raiseProductVersions(tx, ids) : new Map<number, number>();
  return changed.map(({ id, after }) => {
    const version = versions.get(id);
    const product = (of: number) => (version === undefined ? {} : { product_version: of });
    return {
      entity: `${owner}-claims`,
      id,
      action: 'update',
      before: { claims: before(id), ...product((version ?? 0) - 1) },
      after: { claims: after, ...product(version ?? 0) },
    };
  });
}

/** The claims of a product at an earlier version; `present` are those of now. */
export async function findClaimsVersion(
  db: Reader,
  { productId, present }: { productId: number; present: ClaimInput[] },
  version: number,
): Promise<ClaimInput[]> {
  const changes = await db
    .selectFrom('history')
    .select(['before', 'after'])
    .where('entity', '=', 'product-claims')
    .where('entity_id', '=', String(productId))
    .orderBy('id')
    .execute();
  type Version = { claims: ClaimInput[]; product_version?: number };
  const later = changes.find(
    ({ after }) => (fromJson<Version>(after ?? '{}').product_version ?? 0) > version,
  );
  return later ? fromJson<Version>(later.before ?? toJson({ claims: [] })).claims : present;
}

async function checkClaims(
  { db }: ContentTransaction,
  claims: readonly ClaimInput[],
  before: readonly ClaimInput[],
): Promise<void> {
  const errors: FieldErrors = {};
  const kept = new Set(before.map(({ document_id: id }) => id));
  const media = await loadMediaKinds(
    db,
    claims.flatMap(({ document_id: id }) => id ?? []),
  );
  const seen = new Set<string>();
  for (const [index, { kind, document_id: id }] of claims.entries()) {
    if (seen.has(kind)) errors[`claims.${index}.kind`] = ['Bu beyan listede zaten var.'];
    seen.add(kind);
    if (id !== null && !kept.has(id) && media.get(id)?.kind !== 'document')
      errors[`claims.${index}.document_id`] = ['PDF bulunamadı. Silinmiş olabilir; tekrar yükleyin.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
