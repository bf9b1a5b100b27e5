import { z } from 'zod';
import { roleGroups, type RoleGroup } from '#shared/permissions.ts';

const ids = z.array(z.int());
const user = z.int();

/** A keyed hash of an e-mail address in lower case; `key` tells which key made it, without revealing the key. */
export const KeyedAddress = z.object({ key: z.string(), hash: z.string() });
export type KeyedAddress = z.infer<typeof KeyedAddress>;

/**
 * Something that was deleted for good, or an access that was withdrawn. A restore of an older backup applies it again.
 * It names records by table and id, and never contains personal data.
 */
export const Erasure = z.discriminatedUnion('kind', [
  /** Messages with their orders, files and mails. */
  z.object({ kind: z.literal('messages'), messages: ids }),
  /** Everything about an e-mail address; `users` are the accounts whose IP addresses went with it. */
  z.object({
    kind: z.literal('person'),
    /** Null if the server has no key outside the database; the ids alone then tell what was erased. */
    address: KeyedAddress.nullable(),
    messages: ids,
    outbox: ids,
    subscribers: ids,
    users: ids,
  }),
  z.object({ kind: z.literal('subscribers'), subscribers: ids }),
  /** Applications about personal data that staff deleted. */
  z.object({ kind: z.literal('data-requests'), data_requests: ids }),
  z.object({ kind: z.literal('unsubscription'), subscribers: ids }),
  /** What an account may do after a change. The last such entry of an account counts. */
  z.object({
    kind: z.literal('account'),
    user,
    role: z.enum(Object.keys(roleGroups) as [RoleGroup, ...RoleGroup[]]),
    is_active: z.boolean(),
    is_deleted: z.boolean(),
  }),
  /** The password of the account was changed. */
  z.object({ kind: z.literal('password'), user }),
  z.object({ kind: z.literal('passkeys'), passkeys: ids }),
  z.object({ kind: z.literal('second-factor'), user }),
  /** Keys of other programs that were revoked. */
  z.object({ kind: z.literal('api-keys'), api_keys: ids }),
  /** Data feeds that were ended, and hashes of addresses that were replaced. */
  z.object({ kind: z.literal('data-feeds'), data_feeds: ids, addresses: z.array(z.string()) }),
  /** Hashes of addresses of kits that were closed or replaced, or got another password. */
  z.object({ kind: z.literal('kit-links'), addresses: z.array(z.string()) }),
  /** Hashes of recovery codes that were used or replaced. */
  z.object({ kind: z.literal('recovery-codes'), user, codes: z.array(z.string()) }),
  /** Media whose files were removed after the time in which they could be restored. */
  z.object({ kind: z.literal('media'), media: ids }),
]);
export type Erasure = z.infer<typeof Erasure>;

/** An entry of the erasure log: one line of JSON. */
export const LoggedErasure = Erasure.and(z.object({ id: z.int(), at: z.iso.datetime() }));
export type LoggedErasure = z.infer<typeof LoggedErasure>;
