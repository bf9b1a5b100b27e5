import { sql, type Kysely } from 'kysely';
import type { KitLink } from '../../kit.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Kysely<OperationalTables>;

/** What staff see of the links of these kits. */
export async function loadKitLinks(db: Reader, kitIds: readonly number[]): Promise<Map<number, KitLink>> {
  const rows = await db
    .selectFrom('kit_links')
    .select(['kit_id', 'token_hash', 'password_hash'])
    .select(['views', 'last_viewed_at', 'downloads', 'last_downloaded_at'])
    .where('kit_id', 'in', numbersIn(db, kitIds))
    .execute();
  return new Map(
    rows.map(({ kit_id, token_hash, password_hash, ...counts }) => [
      kit_id,
      { ...counts, is_open: token_hash !== null, has_password: password_hash !== null },
    ]),
  );
}

/** The kit of an address with its link; undefined for a closed link and a deleted kit. */
export function selectLinkedKit(db: Reader, tokenHash: string) {
  return db
    .selectFrom('kit_links')
    .innerJoin('kits', 'kits.id', 'kit_links.kit_id')
    .selectAll('kits')
    .select(['kit_links.token_hash', 'kit_links.password_hash'])
    .where('kit_links.token_hash', '=', tokenHash)
    .where('kits.deleted_at', 'is', null)
    .executeTakeFirst();
}

export function selectTokenHash(db: Writer, kitId: number) {
  return db.selectFrom('kit_links').select('token_hash').where('kit_id', '=', kitId).executeTakeFirst();
}

type NewLink = {
  kit_id: number;
  token_hash: string;
  /** Undefined keeps the present password. */
  password_hash: string | null | undefined;
  made_at: string;
};

/** Stores the link of a kit in place of its former one. What was counted stays. */
export async function storeLink(db: Writer, { kit_id, password_hash, ...link }: NewLink): Promise<void> {
  const password = password_hash === undefined ? {} : { password_hash };
  await db
    .insertInto('kit_links')
    .values({
      kit_id,
      ...link,
      last_viewed_at: null,
      last_downloaded_at: null,
      password_hash: null,
      ...password,
    })
    .onConflict((conflict) => conflict.column('kit_id').doUpdateSet({ ...link, ...password }))
    .execute();
}

/** Changes an open link; false if the kit has none. */
export async function updateLink(
  db: Writer,
  kitId: number,
  changes: { token_hash?: null; password_hash: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kit_links')
    .set(changes)
    .where('kit_id', '=', kitId)
    .where('token_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countUse(
  db: Writer,
  { kitId, kind, now }: { kitId: number; kind: 'view' | 'download'; now: string },
): Promise<void> {
  const changes =
    kind === 'view'
      ? { views: sql<number>`views + 1`, last_viewed_at: now }
      : { downloads: sql<number>`downloads + 1`, last_downloaded_at: now };
  await db.updateTable('kit_links').set(changes).where('kit_id', '=', kitId).execute();
}
