import type { OperationalTransaction } from '#server/db/transactions.ts';
import type { SenderColumns } from '#features/public-forms/server/sender.read.ts';

/** Adds a subscriber, unless the address is already subscribed. */
export async function subscribe(
  { db, now }: OperationalTransaction,
  email: string,
  sender: SenderColumns,
): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ email, email_key: email.toLowerCase(), ...sender, created_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}
