import { createHmac } from 'node:crypto';
import type { PersonalDataCounts } from '../../personal-data.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import {
  findAccountsOf,
  forgetAddressesOf,
  listAddressesOf,
} from '#features/audit/server/audit-addresses.service.ts';
import { deleteMessages, wakeAfterDeletion } from '../message-deletion.service.ts';
import { listMessagesOf } from '../messages-of-address.read.ts';
import {
  countPersonalData,
  deleteMailsTo,
  deleteSubscriptionsOf,
  lockMessagesOf,
  selectMailsAbout,
  selectSubscriptionsOf,
} from './personal-data.queries.ts';

/** Counts what is stored about an address, in any letter case. */
export async function countStored(ctx: Pick<Context, 'db'>, email: string): Promise<PersonalDataCounts> {
  const key = email.toLowerCase();
  const addresses = await listAddressesOf(ctx, key);
  return { ...(await countPersonalData(ctx.db, key)), addresses: addresses.length };
}

/**
 * Exports everything about an address for its owner; files are listed by name. The audit log records the
 * export.
 */
export async function exportPersonalData(ctx: Context, actor: Actor, email: string) {
  const key = email.toLowerCase();
  const stored = {
    email: key,
    exported_at: ctx.clock.now().toISOString(),
    messages: await listMessagesOf(ctx.db, key),
    mails: await selectMailsAbout(ctx.db, key),
    subscriptions: await selectSubscriptionsOf(ctx.db, key),
    addresses: await listAddressesOf(ctx, key),
  };
  await inOperationalTransaction(ctx, (tx) =>
    recordAudit(tx, { actor, action: 'export', entity: 'personal-data', id: addressHash(ctx, key) }),
  );
  return stored;
}

/**
 * Permanently deletes everything about an address. The audit log records only a hash, from which nobody can
 * read the address.
 */
export async function erasePersonalData(
  ctx: Context,
  actor: Actor,
  email: string,
): Promise<PersonalDataCounts> {
  const key = email.toLowerCase();
  const accounts = await findAccountsOf(ctx, key);
  const erased = await inOperationalTransaction(ctx, async (tx) => {
    const { mails, ...parts } = await deleteMessages(tx, await lockMessagesOf(tx.db, key));
    const counts = {
      ...parts,
      mails: mails + (await deleteMailsTo(tx.db, key)),
      subscriptions: await deleteSubscriptionsOf(tx.db, key),
      addresses: await forgetAddressesOf(tx, accounts),
    };
    const id = addressHash(ctx, key);
    await recordAudit(tx, { actor, action: 'erase', entity: 'personal-data', id, details: counts });
    return counts;
  });
  await ctx.connections.scrub();
  wakeAfterDeletion();
  return erased;
}

/** The hash has a secret key, because addresses are easy to guess. */
function addressHash({ secret }: Context, key: string): string {
  return createHmac('sha256', secret).update(`personal-data:${key}`).digest('hex');
}
