import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { proofOf, proofsOf } from './address-proof.ts';

type Sealing = Pick<Context, 'sealing'>;

/** Subscribers by id or by address in lower case; with `until` only those that were created by then. */
export type Ending = { ids?: readonly number[]; emailKey?: string; until?: string | undefined; at: string };

/** The place of the address in the sentence that was agreed to; the proof itself names nobody. */
const addressPlace = '{email}';

/**
 * Keeps the proof of each consent among these subscribers, which end at `at` if they did not before. Call it in the
 * transaction that deletes or ends them. A proof that is kept already stays as it is.
 */
export async function keepProofs(
  ctx: Sealing,
  { db }: Pick<OperationalTransaction, 'db'>,
  ending: Ending,
): Promise<void> {
  const { ids, emailKey, until, at } = ending;
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', numbersIn(db, ids ?? [])))
    .$if(emailKey !== undefined, (query) => query.where('email_key', '=', emailKey ?? ''))
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ''))
    .execute();
  for (const row of rows) {
    const { lang, form, notice_id, notice_version, asked_from, confirmed_at, confirmed_from } = row;
    if (confirmed_at === null) continue;
    await db
      .insertInto('consent_proofs')
      .values({
        ...proofOf(ctx, row.email_key),
        lang,
        form,
        notice_id,
        notice_version,
        asked_from,
        confirmed_at,
        confirmed_from,
        asked_at: row.created_at,
        agreed_text: row.agreed_text?.replaceAll(row.email, addressPlace) ?? null,
        ended_at: row.left_at ?? at,
      })
      .onConflict((conflict) => conflict.columns(['address_hash', 'confirmed_at']).doNothing())
      .execute();
  }
}

/** The kept proofs that a given address consented, the latest first. */
export function findProofs(ctx: Sealing, db: Reader, emailKey: string) {
  const hashes = proofsOf(ctx, emailKey).map(({ address_hash: hash }) => hash);
  return db
    .selectFrom('consent_proofs')
    .select(['lang', 'form', 'notice_id', 'notice_version', 'asked_at', 'asked_from'])
    .select(['confirmed_at', 'confirmed_from', 'agreed_text', 'ended_at'])
    .where('address_hash', 'in', hashes)
    .orderBy('confirmed_at', 'desc')
    .execute();
}
