import { createHmac } from 'node:crypto';
import type { PersonalDataCounts, StoredPersonalData } from '../../personal-data.ts';
import type { Context } from '#server/context/context.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { findProofs, keepProofs } from '#features/consent-proofs/server/consent-proofs.service.ts';
import { hashAddress } from '#server/erasures/address-hash.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import {
  findAccountsOf,
  forgetAddressesOf,
  listAddressesOf,
} from '#features/audit/server/audit-addresses.service.ts';
import { removeMessages, wakeAfterDeletion } from '../message-deletion.service.ts';
import { listMessagesOf } from '../messages-of-address.read.ts';
import {
  countPersonalData,
  deleteMailsTo,
  deleteSubscriptionsOf,
  lockMessagesOf,
  selectDataRequestsOf,
  selectMailsAbout,
  selectSubscriptionsOf,
} from './personal-data.queries.ts';

/** Counts what is stored about an address, in any letter case. */
export async function countStored(
  ctx: Pick<Context, 'db' | 'sealing'>,
  email: string,
): Promise<StoredPersonalData> {
  const key = email.toLowerCase();
  const addresses = await listAddressesOf(ctx, key);
  const proofs = await findProofs(ctx, ctx.db, key);
  const counts = await countPersonalData(ctx.db, key);
  return { ...counts, addresses: addresses.length, consent_proofs: proofs.length };
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
    consent_proofs: await findProofs(ctx, ctx.db, key),
    data_requests: await selectDataRequestsOf(ctx.db, key),
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
    const { ids, ...parts } = await removePersonalData(ctx, tx, key);
    const counts = { ...parts, addresses: await forgetAddressesOf(tx, accounts) };
    await recordErasure(tx, { kind: 'person', address: hashAddress(ctx, key), ...ids, users: accounts });
    const id = addressHash(ctx, key);
    await recordAudit(tx, { actor, action: 'erase', entity: 'personal-data', id, details: counts });
    return counts;
  });
  await ctx.connections.scrub();
  wakeAfterDeletion();
  return erased;
}

/**
 * Deletes the messages, mails and subscription of an address in lower case; with `until` only those that were created
 * by then. The erasure log is not written. The proof of a consent stays, without the address.
 */
export async function removePersonalData(
  ctx: Pick<Context, 'sealing'>,
  tx: OperationalTransaction,
  key: string,
  until?: string,
) {
  const messages = await lockMessagesOf(tx.db, key, until);
  const { mails, ...parts } = await removeMessages(tx, messages);
  const outbox = await deleteMailsTo(tx.db, key, until);
  await keepProofs(ctx, tx, { emailKey: key, until, at: until ?? tx.now });
  const subscribers = await deleteSubscriptionsOf(tx.db, key, until);
  return {
    ...parts,
    mails: mails + outbox.length,
    subscriptions: subscribers.length,
    ids: { messages, outbox, subscribers },
  };
}

/** The hash has a secret key, because addresses are easy to guess. */
function addressHash({ secret }: Context, key: string): string {
  return createHmac('sha256', secret).update(`personal-data:${key}`).digest('hex');
}
