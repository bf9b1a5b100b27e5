import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { unavailable } from '#server/errors.ts';

/** The library's default for Argon2id, which is above OWASP's minimum of 19 MiB and two passes. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** Each hash needs 32 MiB and a thread of the pool. Two at a time leave threads for other work. */
const limitHashing = createHashLimit({ running: 2, waiting: 100 });

/** The library is imported at the first sign-in, because pages of the site never need this native module. */
const loadArgon2 = () => import('@node-rs/argon2');

type HashLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs at most `running` hashes at once, in order.
 *
 * @throws AppError 503 if `waiting` hashes are already waiting.
 */
export function createHashLimit({ running, waiting }: { running: number; waiting: number }): HashLimit {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.pendingCount >= waiting) {
      throw unavailable('Şu anda çok fazla giriş denemesi var. Lütfen biraz sonra tekrar deneyin.');
    }
    return limit(work);
  };
}

/** @throws AppError 503 if too many hashes are already waiting. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return limitHashing(() => hash(normalised(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without an account it does the same work before it returns false, so that the duration
 * does not reveal whether the account exists.
 *
 * @throws AppError 503 if too many hashes are already waiting.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await loadArgon2();
  decoy ??= hash(randomBytes(16), cost);
  // Known accounts wait for the decoy too. Otherwise only the first call for an unknown account would take
  // longer.
  const decoyHash = await decoy;
  const matches = await limitHashing(() => verify(passwordHash ?? decoyHash, normalised(password)));
  return matches && passwordHash !== undefined;
}

/** Normalises a password, so that `ş` as one character and as two characters is the same. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
