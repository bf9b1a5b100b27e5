import { randomBytes } from 'node:crypto';
import type { Connections } from './connect.ts';

const secretName = 'app';

/**
 * The key that signs CSRF tokens, device cookies and links in mails: APP_SECRET, or else a key that the database
 * generated and stores.
 */
export async function ensureSecret(
  connections: Connections,
  { appSecret }: { appSecret: string | undefined },
): Promise<string> {
  if (appSecret) return appSecret;
  return connections.writer.transaction().execute(async (db) => {
    await db
      .insertInto('secrets')
      .values({ name: secretName, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await selectSecret(db).executeTakeFirstOrThrow()).value;
  });
}

/** The key that the database generated, also when APP_SECRET has replaced it since. */
export async function findStoredSecret({ reader }: Connections): Promise<string | undefined> {
  return (await selectSecret(reader).executeTakeFirst())?.value;
}

function selectSecret(db: Pick<Connections['reader'], 'selectFrom'>) {
  return db.selectFrom('secrets').select('value').where('name', '=', secretName);
}
