import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { unavailable } from '#server/errors.ts';

/** Argon2id, the library's default, above OWASP's minimum of 19 MiB and two passes. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** Each run takes 32 MiB and a thread of the pool; two at once leave threads for other work. */
const limitHashing = createHashLimit({ running: 2, waiting: 100 });

/** Imported at the first sign-in, because no page needs this native module. */
const loadArgon2 = () => import('@node-rs/argon2');

type HashLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `running` hashes at once, in order; throws AppError 503 when `waiting` hashes wait already. */
export function createHashLimit({ running, waiting }: { running: number; waiting: number }): HashLimit {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.pendingCount >= waiting) {
      throw unavailable('Şu anda çok fazla giriş denemesi var. Lütfen biraz sonra tekrar deneyin.');
    }
    return limit(work);
  };
}

/** @throws AppError 503 when too many hashes wait already. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return limitHashing(() => hash(normalised(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Without an account it does the same work before it says false, so that the time reveals nothing.
 * @throws AppError 503 when too many hashes wait already.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await loadArgon2();
  decoy ??= hash(randomBytes(16), cost);
  // Known accounts await the decoy too: otherwise the first call would take longer for unknown ones.
  const decoyHash = await decoy;
  const matches = await limitHashing(() => verify(passwordHash ?? decoyHash, normalised(password)));
  return matches && passwordHash !== undefined;
}

/** Makes `ş` typed as one character or as two the same password. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
