import { randomBytes } from 'node:crypto';
import type { Connections } from './connect.ts';

const secretName = 'app';

/**
 * The key that signs CSRF tokens and device cookies: APP_SECRET, or else a key that the database generated
 * and stores.
 */
export async function ensureSecret(
  { writer }: Connections,
  { appSecret }: { appSecret: string | undefined },
): Promise<string> {
  if (appSecret) return appSecret;
  return writer.transaction().execute(async (db) => {
    await db
      .insertInto('secrets')
      .values({ name: secretName, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', secretName)
      .executeTakeFirstOrThrow();
    return value;
  });
}
