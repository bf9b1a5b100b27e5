import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { Actor } from '#server/db/transactions.ts';
import { badRequest, refused } from '#server/errors.ts';

/** In milliseconds: how long a repeated call gets the stored answer. */
const kept = dayMs;

export type Answered<Answer> = { status: number; answer: Answer };

type Once = {
  actor: Actor;
  /** The value of `Idempotency-Key`; undefined if the call may run again. */
  key: string | undefined;
  /** What makes the call the same call: method, address and body. */
  call: unknown;
};

/**
 * Runs a content write of a call with a key once. Its answer is stored in the same transaction, so that a repeated call
 * gets it after a killed process too; content writes follow each other, so that of two at once the second one waits.
 *
 * @throws AppError 422 if the key was used for another call
 */
export async function onceByKey<Answer>(
  ctx: Pick<Context, 'connections' | 'clock'>,
  { actor, key, call }: Once,
  work: (tx: ContentTransaction) => Promise<Answered<Answer>>,
): Promise<Answered<Answer> & { isRepeated: boolean }> {
  const owner = actor?.apiKey?.id;
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('Idempotency-Key en çok 255 harf, rakam ya da işaret olabilir.');
  return inContentTransaction(ctx, actor, async (tx) => {
    if (key === undefined || owner === undefined) return { ...(await work(tx)), isRepeated: false };
    const db = tx.db as unknown as Kysely<OperationalTables>;
    const hash = createHash('sha256').update(toJson(call)).digest('hex');
    await db.deleteFrom('key_answers').where('expires_at', '<=', tx.now).execute();
    const known = await db
      .selectFrom('key_answers')
      .selectAll()
      .where('api_key_id', '=', owner)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (known) {
      if (known.body_hash !== hash) throw otherCall();
      tx.leaveUnchanged();
      return { status: known.status, answer: fromJson<Answer>(known.answer), isRepeated: true };
    }
    const { status, answer } = await work(tx);
    const expires_at = new Date(Date.parse(tx.now) + kept).toISOString();
    const row = { api_key_id: owner, idempotency_key: key, body_hash: hash, status, expires_at };
    await db
      .insertInto('key_answers')
      .values({ ...row, answer: toJson(answer) })
      .execute();
    return { status, answer, isRepeated: false };
  });
}

const otherCall = () =>
  refused('Bu Idempotency-Key başka bir istekle kullanıldı. Yeni bir istek için yeni bir anahtar gönderin.');
