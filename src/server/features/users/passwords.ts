import { randomBytes } from 'node:crypto';
import { createTurns } from './turns.ts';

/** Argon2id (the library's default) with more than OWASP's minimum of 19 MiB and two passes. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** Each run takes a thread of the pool and 32 MiB; two leave room for everything else. */
const inTurn = createTurns(
  { running: 2, waiting: 100 },
  'Şu anda çok fazla giriş denemesi var. Lütfen biraz sonra tekrar deneyin.',
);

/** Loaded at the first sign-in: a program of its own, which no page needs. */
const loadArgon2 = () => import('@node-rs/argon2');

/** @throws AppError 503 when too many are waiting already. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return inTurn(() => hash(normalised(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Compares with an account's hash, or does the same work for nothing when there is no account.
 *
 * @throws AppError 503 when too many are waiting already.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { hash, verify } = await loadArgon2();
  decoy ??= hash(randomBytes(16), cost);
  // Awaited for known accounts too: the first call would tell them apart by its time.
  const nobodys = await decoy;
  const matches = await inTurn(() => verify(passwordHash ?? nobodys, normalised(password)));
  return matches && passwordHash !== undefined;
}

/** `ş` typed as one character or as two is the same password. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
