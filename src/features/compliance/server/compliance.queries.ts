import type { Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ComplianceClaimTable } from '#server/db/schema/variant.ts';
import type { ClaimOwner } from '../compliance.rules.ts';

export type ClaimRow = Selectable<ComplianceClaimTable>;

export function selectClaims(db: Reader, owner: ClaimOwner, ids: readonly number[]): Promise<ClaimRow[]> {
  return db
    .selectFrom('compliance_claims')
    .selectAll()
    .where('owner', '=', owner)
    .where('owner_id', 'in', numbersIn(db, ids))
    .execute();
}

/** The claims of these products or finishes that are valid on this day. */
export function selectClaimsOn(
  db: Reader,
  owner: ClaimOwner,
  { ids, today }: { ids: readonly number[]; today: string },
): Promise<ClaimRow[]> {
  return db
    .selectFrom('compliance_claims')
    .selectAll()
    .where('owner', '=', owner)
    .where('owner_id', 'in', numbersIn(db, ids))
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', today)]))
    .execute();
}

export async function replaceClaims(
  db: Transaction<Database>,
  owner: ClaimOwner,
  { ids, rows }: { ids: readonly number[]; rows: readonly ClaimRow[] },
): Promise<void> {
  await db
    .deleteFrom('compliance_claims')
    .where('owner', '=', owner)
    .where('owner_id', 'in', numbersIn(db, ids))
    .execute();
  if (rows.length > 0) await db.insertInto('compliance_claims').values(rows).execute();
}

/** The claims of a product and of the finishes in which it has an active variant, that are valid on this day. */
export function selectValidClaims(db: Reader, productId: number, today: string): Promise<ClaimRow[]> {
  const finishes = db
    .selectFrom('product_variants')
    .select('finish_id')
    .where('product_id', '=', productId)
    .where('is_active', '=', 1)
    .where('finish_id', 'is not', null)
    .$castTo<{ finish_id: number }>();
  return db
    .selectFrom('compliance_claims')
    .selectAll()
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', today)]))
    .where((eb) =>
      eb.or([
        eb('owner', '=', 'product').and('owner_id', '=', productId),
        eb('owner', '=', 'finish').and('owner_id', 'in', finishes),
      ]),
    )
    .execute();
}

/** Whether a live product or finish has this id. */
export async function isLiveOwner(db: Reader, owner: ClaimOwner, id: number): Promise<boolean> {
  const row = await db
    .selectFrom(owner === 'product' ? 'products' : 'finishes')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The claims of live products and finishes whose last day is at most this one, the earliest first. */
export async function selectEndingClaims(db: Reader, last: string) {
  const ending = db
    .selectFrom('compliance_claims')
    .leftJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'compliance_claims.owner_id')
        .on('compliance_claims.owner', '=', 'product')
        .on('products.deleted_at', 'is', null),
    )
    .leftJoin('finishes', (join) =>
      join
        .onRef('finishes.id', '=', 'compliance_claims.owner_id')
        .on('compliance_claims.owner', '=', 'finish')
        .on('finishes.deleted_at', 'is', null),
    )
    .leftJoin('claim_reminders as told', (join) =>
      join
        .onRef('told.owner', '=', 'compliance_claims.owner')
        .onRef('told.owner_id', '=', 'compliance_claims.owner_id')
        .onRef('told.kind', '=', 'compliance_claims.kind')
        .onRef('told.valid_until', '=', 'compliance_claims.valid_until'),
    )
    .select(({ fn }) => [
      'compliance_claims.owner',
      'compliance_claims.owner_id',
      'compliance_claims.kind',
      'compliance_claims.valid_until',
      'products.code',
      'told.kind as told',
      fn.coalesce('products.name', 'finishes.name').as('name'),
    ])
    .where('compliance_claims.valid_until', '<=', last)
    .where((eb) => eb.or([eb('products.id', 'is not', null), eb('finishes.id', 'is not', null)]))
    .orderBy('compliance_claims.valid_until')
    .orderBy('compliance_claims.owner')
    .orderBy('compliance_claims.owner_id')
    .orderBy('compliance_claims.kind');
  return ending.execute();
}
