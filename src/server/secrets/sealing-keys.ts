import type { Connections } from '#server/db/connect.ts';
import { findStoredSecret } from '#server/db/secrets.ts';
import { ensureKeyFile, readKeyFile } from './key-file.ts';

/** The keys for secrets that the database stores encrypted. The database itself contains only old keys, if any. */
export type SealingKeys = {
  /** The key that seals; undefined on PostgreSQL without APP_SECRET. */
  current: string | undefined;
  /** Earlier keys, which only open what they sealed. */
  older: readonly string[];
};

type KeySettings = { appSecret: string | undefined; oldAppSecret: string | undefined; dataDir: string };

/**
 * The present key is APP_SECRET; without it, SQLite uses the key file (docs/decisions/0061). Older keys are
 * APP_SECRET_OLD, a key file from before APP_SECRET or PostgreSQL, and the secret that the database generated.
 *
 * @throws KeyFileError
 */
export async function openSealingKeys(
  connections: Connections,
  { appSecret, oldAppSecret, dataDir }: KeySettings,
): Promise<SealingKeys> {
  const isSqlite = connections.dialect === 'sqlite';
  const makesFile = isSqlite && appSecret === undefined;
  const inFile = await (makesFile ? ensureKeyFile : readKeyFile)(dataDir);
  const stored = await findStoredSecret(connections);
  const known = [oldAppSecret, ...inFile, stored].filter((key) => key !== undefined);
  const current = appSecret ?? (isSqlite ? inFile[0] : undefined);
  return { current, older: known.filter((key) => key !== current) };
}
