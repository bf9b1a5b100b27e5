import type { LocalisedText } from '#shared/localised.ts';
import { isSlug, numberedSlug, slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { createRecord } from './create-record.ts';
import { deleteRecord, restoreRecord } from './delete-record.ts';
import { findFreeNumber } from './free-number.ts';
import { recordOperations, writeRecord, type RecordOperations } from './record-operations.ts';
import type { RecordResource } from './record-resource.ts';
import { restorableSince } from '#server/restore-period.ts';
import type { Saved } from './store-values.ts';
import { updateRecord } from './update-record.ts';

type KeyedRow = AnyRow & { key: string };
type KeyedInput = { name: LocalisedText; version?: number | undefined };

/** A product that uses the record. */
type User = { code: string; deleted_at: string | null };

type Keyed = {
  /** The start of the key if the name contains no usable letters. */
  otherwise: string;
  /** The Turkish word for such a record in messages, such as `tür`. */
  called: string;
  /** The products that use a record: live ones, and those deleted after `deletedSince`. */
  selectUsers: (db: Reader, id: number, deletedSince: string) => Promise<User[]>;
};

type KeyedCreate<Input> = Input & { key?: string | undefined };

/** The same writes inside a transaction that writes several records. */
type WritesWithin<Row, Input> = {
  create: (tx: ContentTransaction, input: KeyedCreate<Input>) => Promise<Saved<Row>>;
  update: (tx: ContentTransaction, id: number, input: Input) => Promise<Saved<Row>>;
  /** @throws AppError 422 if products use the record */
  delete: (tx: ContentTransaction, id: number) => Promise<void>;
};

export type KeyedOperations<Row, Input, Shown> = RecordOperations<KeyedCreate<Input>, Input, Shown> & {
  within: WritesWithin<Row, Input>;
};

/** The number of products that the message of a refusal lists. */
const namedProducts = 5;

/**
 * The operations of records with a key. The key is made from the first name and stays. A record that products
 * use cannot be deleted.
 */
export function keyedOperations<Row extends KeyedRow, Input extends KeyedInput, Shown>(
  resource: RecordResource<Row, Input, Shown>,
  { otherwise, called, selectUsers }: Keyed,
): KeyedOperations<Row, Input, Shown> {
  const chooseKey = (db: Reader, wanted: string) => findFreeKey(db, resource, wanted);
  // TypeScript cannot see that a generic row may have a `key`.
  const own = (key: string) => ({ key }) as Partial<Row>;
  const within: WritesWithin<Row, Input> = {
    create: async (tx, input) => {
      const wanted = input.key || (await keyOf(tx.db, input.name)) || otherwise;
      return createRecord<Row, Input, Shown>(tx, resource, input, own(await chooseKey(tx.db, wanted)));
    },
    update: (tx, id, input) => updateRecord(tx, resource, id, input),
    delete: async (tx, id) => {
      refuseInUse(await selectUsers(tx.db, id, restorableSince(new Date(tx.now))), called);
      await deleteRecord(tx, resource, id);
    },
  };
  return {
    ...recordOperations(resource),
    within,
    create: (ctx, actor, input) =>
      writeRecord(ctx, actor, { resource, work: (tx) => within.create(tx, input) }),
    delete: (ctx, actor, id) => inContentTransaction(ctx, actor, (tx) => within.delete(tx, id)),
    // If another record has taken the key, the restored one gets a key with a number.
    restore: (ctx, actor, id) =>
      writeRecord(ctx, actor, {
        resource,
        work: (tx) => restoreRecord(tx, resource, id, async ({ key }) => own(await chooseKey(tx.db, key))),
      }),
  };
}

async function keyOf(db: Reader, name: LocalisedText): Promise<string | undefined> {
  const key = slugify(name[await getMainLanguage(db)] ?? '');
  return isSlug(key) ? key : undefined;
}

async function findFreeKey<Row extends KeyedRow, Input extends object, Shown>(
  db: Reader,
  { table }: RecordResource<Row, Input, Shown>,
  wanted: string,
): Promise<string> {
  // This leaves room for a number, because calls accept keys of at most 50 characters.
  const base = wanted.slice(0, 40).replace(/-$/, '');
  const taken = new Set((await selectRows<Row>(db, table.name)).map(({ key }) => key));
  const isTaken = (number: number) => taken.has(numberedSlug(base, number));
  return numberedSlug(base, await findFreeNumber(async (numbers) => new Set(numbers.filter(isTaken))));
}

/**
 * Names live and deleted products separately, because the list does not count deleted ones and nobody can
 * edit them.
 * @throws AppError 422 that lists some of the products that use the record.
 */
function refuseInUse(users: readonly User[], called: string): void {
  if (users.length === 0) return;
  const live = users.filter(({ deleted_at: at }) => at === null);
  const deleted = users.filter(({ deleted_at: at }) => at !== null);
  const sentences = [
    ...(live.length > 0
      ? [`Bu ${called} ${live.length} üründe kullanılıyor: ${namesOf(live)}. Önce bu ürünlerden kaldırın.`]
      : []),
    ...(deleted.length > 0
      ? [
          `Geri alınabilir ${deleted.length} silinmiş üründe ${live.length > 0 ? 'de' : `bu ${called}`} var: ${namesOf(deleted)}. Silinebilmesi için geri alma süreleri dolmalı, ya da ürünleri geri alıp kaldırın.`,
        ]
      : []),
  ];
  throw refused(sentences.join(' '));
}

function namesOf(users: readonly User[]): string {
  const named = users.slice(0, namedProducts).map(({ code }) => `“${code}”`);
  const rest = users.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` ve ${rest} ürün daha` : ''}`;
}
