import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { unavailable } from '#server/errors.ts';

/** Argon2id (the library's default) with more than OWASP's minimum of 19 MiB and two passes. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** Each run takes a thread of the pool and 32 MiB; two leave room for everything else. */
const maxRunning = 2;
const maxWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws AppError 503 when too many are waiting already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalised(password), cost));
}

/**
 * Compares with an account's hash, or does the same work for nothing when there is no account.
 *
 * @throws AppError 503 when too many are waiting already.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(16), cost);
  // Awaited for known accounts too: the first call would tell them apart by its time.
  const nobodys = await decoy;
  const matches = await inTurn(() => verify(passwordHash ?? nobodys, normalised(password)));
  return matches && passwordHash !== undefined;
}

let decoy: Promise<string> | undefined;

/** `ş` typed as one character or as two is the same password. */
function normalised(password: string): string {
  return password.normalize('NFC');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < maxRunning) running += 1;
  else await takePlace();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // A waiting one takes over the place of this one.
    if (next) next();
    else running -= 1;
  }
}

function takePlace(): Promise<void> {
  if (waiting.length >= maxWaiting)
    throw unavailable('Şu anda çok fazla giriş denemesi var. Lütfen biraz sonra tekrar deneyin.');
  return new Promise((resolve) => waiting.push(resolve));
}
