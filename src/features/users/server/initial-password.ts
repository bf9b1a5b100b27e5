import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context/context.ts';
import { AppError } from '#server/errors.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { readFirstAccountFile } from './first-account-file.ts';
import { isPassword } from './passwords.ts';
import { selectActivePasswordHash } from './users.queries.ts';
import { emailKey } from './users.service.ts';

/** The results of the last checks, by hashes of what was compared: a check is slow by design, so it runs once. */
const checked = new LRUCache<string, boolean>({ max: 10 });

/**
 * Whether the first account still has the password that the first start gave it, by ADMIN_PASSWORD or the file with the
 * generated one. No other place stores it, so without both the answer is no.
 */
export async function hasInitialPassword({ config, db }: Pick<Context, 'config' | 'db'>): Promise<boolean> {
  const given = [config.firstAccount, await readFirstAccountFile(config.dataDir)];
  for (const account of given) {
    if (!account) continue;
    const hash = await selectActivePasswordHash(db, emailKey(account.email));
    if (hash !== undefined && (await isInitial(hash, account.password))) return true;
  }
  return false;
}

async function isInitial(hash: string, password: string): Promise<boolean> {
  const key = tokenHash(`${hash} ${password}`);
  const known = checked.get(key);
  if (known !== undefined) return known;
  try {
    const result = await isPassword(hash, password);
    checked.set(key, result);
    return result;
  } catch (error) {
    // Too many sign-ins are waiting; the next reader asks again.
    if (error instanceof AppError) return false;
    throw error;
  }
}
