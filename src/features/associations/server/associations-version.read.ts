import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { fromJson } from '#server/db/json.ts';
import { associationKinds, type AssociationKind } from '../association-kinds.rules.ts';

type Codes = Readonly<Record<AssociationKind, string[]>>;
type Stored = Partial<Record<AssociationKind, number[]>> & { product_version?: number };

/** The codes that a product named at an earlier version; `present` are those of now. */
export async function findAssociationsVersion(
  db: Reader,
  { productId, present }: { productId: number; present: Codes },
  version: number,
): Promise<Codes> {
  const rows = await db
    .selectFrom('history')
    .select(['before', 'after'])
    .where('entity', '=', 'product-association')
    .where('entity_id', '=', String(productId))
    .orderBy('id')
    .execute();
  const changes = rows.map(({ before, after }) => ({
    before: fromJson<Stored>(before ?? '{}'),
    version: fromJson<Stored>(after ?? '{}').product_version ?? 0,
  }));
  const later = changes.filter((change) => change.version > version);
  const lists = associationKinds.map(
    (kind) => [kind, later.find(({ before }) => before[kind])?.before[kind]] as const,
  );
  const codes = await liveCodes(
    db,
    lists.flatMap(([, ids]) => ids ?? []),
  );
  const codesOf = (ids: readonly number[]) => ids.flatMap((id) => codes.get(id) ?? []).sort();
  return Object.fromEntries(
    lists.map(([kind, ids]) => [kind, ids ? codesOf(ids) : present[kind]]),
  ) as unknown as Codes;
}

async function liveCodes(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
