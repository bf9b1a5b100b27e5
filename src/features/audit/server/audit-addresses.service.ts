import type { Context } from '#server/context/context.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { forgetSessionAddresses, listSessionAddresses } from '#features/sessions/server/sessions.ts';
import { forgetIpsBefore, forgetIpsOf, selectAccountIds, selectIpsOf } from './audit.queries.ts';

/** Removes the IP addresses that the audit log, its counts and sessions have from before an instant. */
export async function forgetAddressesBefore(tx: OperationalTransaction, instant: string): Promise<void> {
  await forgetIpsBefore(tx.db, instant);
  await forgetSessionAddresses(tx, { before: instant });
}

/** The accounts whose IP addresses go with the data of a person: those with this e-mail address, deleted ones too. */
export function findAccountsOf({ db }: Pick<Context, 'db'>, emailKey: string): Promise<number[]> {
  return selectAccountIds(db, emailKey);
}

/** Lists the IP addresses, with times, that `forgetAddressesOf` would remove for the accounts of an e-mail address. */
export async function listAddressesOf(ctx: Pick<Context, 'db'>, emailKey: string) {
  const userIds = await findAccountsOf(ctx, emailKey);
  if (userIds.length === 0) return [];
  return [...(await selectIpsOf(ctx.db, userIds)), ...(await listSessionAddresses(ctx, userIds))];
}

/** Removes all IP addresses of accounts. Returns how many records had one. */
export async function forgetAddressesOf(
  tx: OperationalTransaction,
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  return (await forgetIpsOf(tx.db, userIds)) + (await forgetSessionAddresses(tx, { userIds }));
}
