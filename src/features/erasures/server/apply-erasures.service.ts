import type { LoggedErasure } from '../erasure.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { addressHashes } from '#server/erasures/address-hash.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { selectMedium, updateMediumDeletion } from '#server/media/media.queries.ts';
import { purgeKind, removableSince } from '#server/media/purge.job.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import { forgetAddressesOf } from '#features/audit/server/audit-addresses.service.ts';
import { removeMessages } from '#features/messages/server/message-deletion.service.ts';
import { removePersonalData } from '#features/messages/server/personal-data/personal-data.service.ts';
import { keepProofs } from '#features/consent-proofs/server/consent-proofs.service.ts';
import { hashPassword } from '#features/users/server/passwords.ts';
import {
  closeLinks,
  deleteNamed,
  deleteSecondFactorOf,
  endSubscriptions,
  replaceAddress,
  revokeKeys,
  selectAddresses,
  selectIds,
  selectRecoveryCodes,
  updateRecoveryCodes,
} from './apply.queries.ts';
import { withdrawAccess } from './erased-access.service.ts';
import { readLog, type BackupPlace } from './erasure-log.ts';

const nothing = {
  messages: 0,
  orders: 0,
  files: 0,
  mails: 0,
  /** Newsletter subscriptions that were deleted, and those that ended. */
  subscriptions: 0,
  unsubscriptions: 0,
  /** Applications about personal data. */
  data_requests: 0,
  /** IP addresses of erased persons. */
  addresses: 0,
  accounts: 0,
  /** Accounts whose password was changed after the backup; each needs a new one. */
  passwords: 0,
  passkeys: 0,
  second_factors: 0,
  recovery_codes: 0,
  api_keys: 0,
  /** Data feeds that were ended, or whose address was replaced. */
  data_feeds: 0,
  /** Links to kits that were closed. */
  kit_links: 0,
  media: 0,
};

/** How much was erased again, by kind. */
export type AppliedErasures = typeof nothing;

/**
 * Applies to a restored database what was erased after the snapshot of its backup, in one transaction. Applying it
 * twice does no harm. Files are deleted by jobs at the next start.
 */
export async function applyErasures(
  ctx: Pick<Context, 'connections' | 'clock' | 'sealing'>,
  place: BackupPlace,
  since: Date,
): Promise<AppliedErasures> {
  const { erasures } = await readLog(place, since);
  // Nobody knows this password: owners ask for a link, or an admin or the command line sets another one.
  const unknownPassword = await hashPassword(randomToken());
  const applied = await inContentTransaction(ctx, null, async (tx) => {
    tx.leaveUnchanged();
    const counts = { ...nothing };
    const count = (parts: Partial<AppliedErasures>) => {
      for (const [key, value] of Object.entries(parts)) counts[key as keyof AppliedErasures] += value;
    };
    count(await withdrawAccess(tx, erasures, unknownPassword));
    const addresses = addressesByHash(ctx, erasures, await selectAddresses(tx.db));
    for (const erasure of erasures) count(await applyOne(ctx, tx, erasure, addresses));
    return counts;
  });
  await ctx.connections.scrub();
  return applied;
}

/** The stored addresses that erased persons had, by their hash in the log. */
function addressesByHash(
  ctx: Pick<Context, 'sealing'>,
  erasures: readonly LoggedErasure[],
  stored: readonly string[],
): ReadonlyMap<string, string> {
  const hashes = erasures.flatMap((one) => (one.kind === 'person' && one.address ? [one.address] : []));
  const keys = new Set(hashes.map(({ key }) => key));
  const used = [...addressHashes(ctx)].filter(([key]) => keys.has(key));
  return new Map(used.flatMap(([, hash]) => stored.map((address) => [hash(address), address] as const)));
}

async function applyOne(
  ctx: Pick<Context, 'sealing'>,
  tx: ContentTransaction,
  erasure: LoggedErasure,
  addresses: ReadonlyMap<string, string>,
): Promise<Partial<AppliedErasures>> {
  const { db } = tx;
  const until = erasure.at;
  switch (erasure.kind) {
    case 'messages':
      return removeMessages(tx, await selectIds(db, 'messages', { ids: erasure.messages, until }));
    case 'person':
      return erasePerson(ctx, tx, erasure, addresses.get(erasure.address?.hash ?? ''));
    case 'subscribers':
      await keepProofs(ctx, tx, { ids: erasure.subscribers, until, at: until });
      return { subscriptions: await deleteNamed(db, 'subscribers', { ids: erasure.subscribers, until }) };
    case 'unsubscription':
      await keepProofs(ctx, tx, { ids: erasure.subscribers, until, at: until });
      return { unsubscriptions: await endSubscriptions(db, { ids: erasure.subscribers, until }) };
    case 'data-requests':
      return { data_requests: await deleteNamed(db, 'data_requests', { ids: erasure.data_requests, until }) };
    case 'passkeys':
      return { passkeys: await deleteNamed(db, 'passkeys', { ids: erasure.passkeys, until }) };
    case 'api-keys':
      return { api_keys: await revokeKeys(db, { ids: erasure.api_keys, until }) };
    case 'data-feeds':
      return { data_feeds: await endFeeds(db, { ...erasure, until }) };
    case 'kit-links':
      return { kit_links: await closeLinks(db, erasure.addresses) };
    case 'second-factor':
      return { second_factors: await deleteSecondFactorOf(db, erasure.user, until) };
    case 'recovery-codes':
      return { recovery_codes: await voidRecoveryCodes(tx, erasure.user, erasure.codes) };
    case 'media':
      return { media: await purgeMedia(tx, erasure.media, until) };
    case 'account':
    case 'password':
      // `withdrawAccess` needs all entries of an account at once.
      return {};
  }
}

/** A feed whose address was replaced stays, at an address that nobody knows until staff renew it. */
async function endFeeds(
  db: ContentTransaction['db'],
  { data_feeds: ids, addresses, until }: { data_feeds: number[]; addresses: string[]; until: string },
): Promise<number> {
  let count = await deleteNamed(db, 'data_feeds', { ids, until });
  for (const address of addresses) count += await replaceAddress(db, address, tokenHash(randomToken()));
  return count;
}

type Person = Extract<LoggedErasure, { kind: 'person' }>;

async function erasePerson(
  ctx: Pick<Context, 'sealing'>,
  tx: ContentTransaction,
  { at: until, messages, outbox, subscribers, users }: Person,
  address: string | undefined,
): Promise<Partial<AppliedErasures>> {
  const named = await removeMessages(tx, await selectIds(tx.db, 'messages', { ids: messages, until }));
  const mails = await deleteNamed(tx.db, 'outbox', { ids: outbox, until });
  await keepProofs(ctx, tx, { ids: subscribers, until, at: until });
  const subscriptions = await deleteNamed(tx.db, 'subscribers', { ids: subscribers, until });
  const hashed = address === undefined ? noData : await removePersonalData(ctx, tx, address, until);
  return {
    messages: named.messages + hashed.messages,
    orders: named.orders + hashed.orders,
    files: named.files + hashed.files,
    mails: named.mails + mails + hashed.mails,
    subscriptions: subscriptions + hashed.subscriptions,
    addresses: await forgetAddressesOf(tx, users),
  };
}

const noData = { messages: 0, orders: 0, files: 0, mails: 0, subscriptions: 0 };

async function voidRecoveryCodes(
  { db }: ContentTransaction,
  user: number,
  used: readonly string[],
): Promise<number> {
  const row = await selectRecoveryCodes(db, user);
  const stored = fromJson<string[]>(row?.recovery_codes ?? '[]');
  const left = stored.filter((code) => !used.includes(code));
  if (left.length < stored.length) await updateRecoveryCodes(db, user, toJson(left));
  return stored.length - left.length;
}

/** Deletes media so that the job removes their files at once: their time to be restored was over at `until`. */
async function purgeMedia(tx: ContentTransaction, ids: readonly number[], until: string): Promise<number> {
  let purged = 0;
  for (const id of await selectIds(tx.db, 'media', { ids, until })) {
    const before = await selectMedium(tx.db, id);
    const deletedAt = removableSince(until);
    if (!before || (before.deleted_at !== null && before.deleted_at <= deletedAt)) continue;
    const after = await updateMediumDeletion(tx.db, id, { deletedAt, now: tx.now });
    await enqueue(tx, purgeKind, { hash: before.hash });
    await tx.record({ entity: 'media', id, action: 'delete', before, after });
    purged += 1;
  }
  return purged;
}
