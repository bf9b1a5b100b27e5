import { sql } from 'kysely';
import { dayMs } from '#shared/rules/durations.ts';
import type { Erasure } from '../erasure.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import type { Database } from '#server/db/schema/database.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { selectApiKeys } from '#features/api-keys/server/api-keys.queries.ts';
import { selectDataFeeds } from '#features/data-feeds/server/data-feeds.queries.ts';
import {
  createDataFeed,
  endDataFeed,
  renewDataFeed,
} from '#features/data-feeds/server/data-feeds.service.ts';
import { DataRequestCreate } from '#features/data-requests/data-request.ts';
import {
  createDataRequest,
  deleteDataRequest,
} from '#features/data-requests/server/data-requests.service.ts';
import { kits } from '#features/kits/server/kits.ts';
import { loadKitLinks } from '#features/kits/server/links/kit-links.queries.ts';
import { closeKitLink, makeKitLink } from '#features/kits/server/links/kit-links.service.ts';
import { dayIn } from '#server/texts/day.ts';
import { createApiKey, revokeApiKey } from '#features/api-keys/server/api-keys.service.ts';
import { purgeFiles } from '#server/media/purge.job.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { leaveNewsletter, subscribe } from '#features/newsletter/server/subscribe.service.ts';
import { removePasskey } from '#features/second-factor/server/passkeys.service.ts';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  useCode,
} from '#features/second-factor/server/second-factor.service.ts';
import { changePassword } from '#features/users/server/users.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';

export const environment = { APP_SECRET: 'a secret of the tests, long enough' };

export type App = Awaited<ReturnType<typeof openTestApp>>;

/** Something that can be erased: how, and what a database still has of it (nothing: 0). */
type Made = { erase: () => Promise<unknown>; left: (db: Reader) => Promise<number> };

type Case = { title: string; kind: Erasure['kind']; make: (app: App) => Promise<Made> };

let number = 0;
const newAddress = () => `kisi-${(number += 1)}@example.com`;
const code = 'abcd-efgh-jkmn-pqrs-tuvw-xyz2';
const codeHash = tokenHash(code.replaceAll('-', ''));
const sender = { lang: 'tr', form: '/', notice_id: null, notice_version: null };

/** One case for each way in which something is erased. */
export const cases: readonly Case[] = [
  {
    title: 'messages that are deleted for good',
    kind: 'messages',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const trashed_at = ctx.clock.now().toISOString();
      const id = await buildMessage(ctx, { type: 'human-resources', file: 'CV', trashed_at });
      return {
        erase: () => succeed(call('DELETE', '/api/admin/human-resources', { delete_list: [id] }, admin)),
        left: async (db) =>
          (await count(db, 'messages', id)) + (await count(db, 'private_files', id, 'message_id')),
      };
    },
  },
  {
    title: 'everything about a person',
    kind: 'person',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const email = newAddress();
      await buildMessage(ctx, { email, type: 'offer', lines: [{ name: 'Toka', quantity: 4 }] });
      await inOperationalTransaction(ctx, async (tx) => {
        await subscribe(tx, email, { sender });
        await queueMail(tx, { kind: 'copy', recipients: [email], subject: 's', text: 't', html: 'h' });
      });
      return {
        erase: () => succeed(call('DELETE', '/api/admin/personal-data', { email }, admin)),
        left: async (db) =>
          (await count(db, 'messages', email, 'email_key')) +
          (await count(db, 'subscribers', email, 'email_key')) +
          (await count(db, 'outbox', email, 'recipients')),
      };
    },
  },
  {
    title: 'subscribers that staff delete',
    kind: 'subscribers',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const id = await subscriber(ctx);
      return {
        erase: () => succeed(call('DELETE', '/api/admin/newsletter-sub', { delete_list: [id] }, admin)),
        left: (db) => count(db, 'subscribers', id),
      };
    },
  },
  {
    title: 'applications about personal data that staff delete',
    kind: 'data-requests',
    make: async ({ ctx }) => {
      const input = { name: 'Ayşe', kind: 'erasure', received_on: '2026-03-01' };
      const { id } = await createDataRequest(ctx, null, DataRequestCreate.parse(input));
      return {
        erase: () => deleteDataRequest(ctx, null, id),
        left: (db) => count(db, 'data_requests', id),
      };
    },
  },
  {
    title: 'a subscription that ended',
    kind: 'unsubscription',
    make: async ({ ctx }) => {
      const id = await subscriber(ctx);
      return {
        erase: () => leaveNewsletter(ctx, id),
        left: async (db) => {
          const rows = await db.selectFrom('subscribers').select('left_at').where('id', '=', id).execute();
          return rows.filter(({ left_at }) => left_at === null).length;
        },
      };
    },
  },
  {
    title: 'an account that was closed',
    kind: 'account',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const { id } = await buildUser(ctx);
      return {
        erase: () => succeed(call('PUT', `/api/admin/users/${id}`, { is_active: 0 }, admin)),
        left: (db) => user(db, id, ({ is_active }) => is_active === 1),
      };
    },
  },
  {
    title: 'a role that became lower',
    kind: 'account',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const { id } = await buildUser(ctx);
      return {
        erase: () => succeed(call('PUT', `/api/admin/users/${id}`, { role_group: 'viewer' }, admin)),
        left: (db) => user(db, id, ({ role_group }) => role_group !== 'viewer'),
      };
    },
  },
  {
    title: 'an account that was deleted',
    kind: 'account',
    make: async ({ ctx, call, signIn }) => {
      const admin = await signIn();
      const { id } = await buildUser(ctx);
      return {
        erase: () => succeed(call('DELETE', `/api/admin/users/${id}`, {}, admin)),
        left: (db) => user(db, id, ({ deleted_at }) => deleted_at === null),
      };
    },
  },
  {
    title: 'a password that was changed',
    kind: 'password',
    make: async ({ ctx }) => {
      const owner = await buildUser(ctx);
      const { password_hash: old } = await ctx.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', owner.id)
        .executeTakeFirstOrThrow();
      return {
        erase: () => changePassword(ctx, null, owner, 'yeni-bir-parola'),
        left: (db) => user(db, owner.id, ({ password_hash }) => password_hash === old),
      };
    },
  },
  {
    title: 'a passkey that was removed',
    kind: 'passkeys',
    make: async ({ ctx }) => {
      const { owner, passkey } = await withFactors(ctx);
      return {
        erase: () => removePasskey(ctx, owner, passkey),
        left: (db) => count(db, 'passkeys', passkey),
      };
    },
  },
  {
    title: 'a second factor that was turned off',
    kind: 'second-factor',
    make: async ({ ctx }) => {
      const { owner } = await withFactors(ctx);
      return {
        erase: () => removeSecondFactor(ctx, null, owner.id),
        left: async (db) =>
          (await count(db, 'second_factors', owner.id, 'user_id')) +
          (await count(db, 'passkeys', owner.id, 'user_id')),
      };
    },
  },
  {
    title: 'a key of another program that was revoked',
    kind: 'api-keys',
    make: async ({ ctx }) => {
      const { owner } = await withFactors(ctx);
      const { id } = await createApiKey(ctx, owner, { name: 'ERP', scopes: ['read'], per_minute: 60 });
      return {
        erase: () => revokeApiKey(ctx, owner, id),
        left: async (db) => (await selectApiKeys(db)).filter((key) => key.id === id).length,
      };
    },
  },
  ...(['ended', 'renewed'] as const).map((how): Case => ({
    title: `the address of a data feed that was ${how}`,
    kind: 'data-feeds',
    make: async ({ ctx }) => {
      const fields = { name: 'Bayi', lang: 'tr', format: 'csv' as const, category_id: null };
      const { id } = await createDataFeed(ctx, null, fields);
      const [feed] = (await selectDataFeeds(ctx.db)).filter((one) => one.id === id);
      return {
        erase: async () => {
          await (how === 'ended' ? endDataFeed : renewDataFeed)(ctx, null, id);
        },
        left: async (db) =>
          (await selectDataFeeds(db)).filter(({ token_hash: hash }) => hash === feed?.token_hash).length,
      };
    },
  })),
  ...(['closed', 'deleted with its kit'] as const).map((how): Case => ({
    title: `the link to a kit that was ${how}`,
    kind: 'kit-links',
    make: async ({ ctx }) => {
      const fields = { name: 'Basın', lang: 'tr', choice: 'categories' as const, category_ids: [1] };
      const ends_on = dayIn(ctx.config.timeZone, ctx.clock.now());
      const { data } = await kits.create(ctx, null, { ...fields, ends_on });
      await makeKitLink(ctx, null, data.id, { password: '' });
      return {
        erase: () => (how === 'closed' ? closeKitLink(ctx, null, data.id) : kits.delete(ctx, null, data.id)),
        left: async (db) => ((await loadKitLinks(db, [data.id])).get(data.id)?.is_open ? 1 : 0),
      };
    },
  })),
  {
    title: 'a recovery code that was used',
    kind: 'recovery-codes',
    make: async ({ ctx }) => {
      const { owner } = await withFactors(ctx);
      return { erase: () => useCode(ctx, owner.id, code), left: (db) => codes(db, owner.id) };
    },
  },
  {
    title: 'recovery codes that were replaced',
    kind: 'recovery-codes',
    make: async ({ ctx }) => {
      const { owner } = await withFactors(ctx);
      return { erase: () => renewRecoveryCodes(ctx, owner), left: (db) => codes(db, owner.id) };
    },
  },
  {
    title: 'the files of a medium that can no longer be restored',
    kind: 'media',
    make: async ({ ctx, clock }) => {
      const { id } = await buildMedium(ctx, { width: 600 + (number += 1), height: 400 });
      const { hash } = await ctx.db
        .selectFrom('media')
        .select('hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        erase: async () => {
          await deleteMedium(ctx, null, id);
          clock.advance(32 * dayMs);
          await purgeFiles(ctx, { hash });
        },
        // A deleted row whose files a job may remove is as good as gone.
        left: async (db) => {
          const rows = await db.selectFrom('media').select('deleted_at').where('id', '=', id).execute();
          return rows.filter(({ deleted_at }) => deleted_at === null).length;
        },
      };
    },
  },
];

async function succeed(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function count(
  db: Reader,
  table:
    'messages' | 'private_files' | 'subscribers' | 'outbox' | 'passkeys' | 'second_factors' | 'data_requests',
  value: number | string,
  column = 'id',
): Promise<number> {
  const rows = await db.selectFrom(table).selectAll().where(sql.ref(column), '=', value).execute();
  return rows.length;
}

type User = {
  is_active: number;
  role_group: string;
  deleted_at: string | null;
  password_hash: string | null;
};

async function user(db: Reader, id: number, hasAccess: (user: User) => boolean): Promise<number> {
  const rows = await db.selectFrom('users').selectAll().where('id', '=', id).execute();
  return rows.filter(hasAccess).length;
}

async function codes(db: Reader, userId: number): Promise<number> {
  const row = await db
    .selectFrom('second_factors')
    .select('recovery_codes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.recovery_codes.includes(codeHash) ? 1 : 0;
}

async function subscriber(ctx: Context): Promise<number> {
  const email = newAddress();
  await inOperationalTransaction(ctx, (tx) => subscribe(tx, email, { sender }));
  const row = await ctx.db.selectFrom('subscribers').select('id').where('email_key', '=', email).execute();
  return row[0]?.id ?? 0;
}

/** An account with a passkey, an app and one recovery code. */
async function withFactors(ctx: Context) {
  const { id, email, name } = await buildUser(ctx);
  const now = ctx.clock.now().toISOString();
  const { writer } = ctx.connections;
  const factor = { user_id: id, secret: 'sealed', pending_secret: null, confirmed_at: now, created_at: now };
  await writer
    .insertInto('second_factors')
    .values({ ...factor, recovery_codes: toJson([codeHash]), last_step: 0 })
    .execute();
  const key = { public_key: 'key', counter: 0, transports: '[]', name: 'Telefon' };
  const passkey = await writer
    .insertInto('passkeys')
    .values({ ...key, user_id: id, credential_id: `key-${id}`, created_at: now, last_used_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { id, email, name, roleGroup: 'admin' as const, sessionId: 'none', provedAt: now };
  return { owner: { ...owner, lacksSecondFactor: false, hasWeakPassword: false }, passkey: passkey.id };
}

const backedUp = [
  ...([
    'users',
    'api_keys',
    'data_feeds',
    'kits',
    'kit_links',
    'media',
    'renditions',
    'messages',
    'orders',
    'order_lines',
    'private_files',
    'outbox',
  ] as const),
  ...([
    'subscribers',
    'data_requests',
    'second_factors',
    'passkeys',
    'passkey_challenges',
    'sessions',
    'password_resets',
    'jobs',
  ] as const),
] satisfies (keyof Database)[];

export type Backup = { at: Date; tables: { name: keyof Database; rows: Record<string, unknown>[] }[] };

/** Copies the rows of an app, as a backup does. */
export async function backUp({ ctx }: App): Promise<Backup> {
  const tables = [];
  for (const name of backedUp) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(ctx.db);
    // PostgreSQL generates this column.
    for (const row of rows) delete row['search_words'];
    tables.push({ name, rows });
  }
  return { at: ctx.clock.now(), tables };
}

/** Puts the rows back into a new database of an app with the same secret and clock. */
export async function restore({ tables }: Backup, { clock }: App): Promise<App> {
  const restored = await openTestApp({ environment, clock });
  const { writer } = restored.ctx.connections;
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(writer);
  for (const { name, rows } of tables) {
    for (const row of rows)
      await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
        values (${sql.join(Object.values(row))})`.execute(writer);
    if (restored.ctx.connections.dialect === 'postgres' && typeof rows[0]?.id === 'number')
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(
        writer,
      );
  }
  return restored;
}
