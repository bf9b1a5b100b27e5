import type { VerifyAuthenticationResponseOpts } from '@simplewebauthn/server';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound, refused } from '#server/errors.ts';
import type { SessionUser } from '#server/http/session.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { getBranding } from '#features/configuration/server/configuration.read.ts';
import { endSessionsIn } from '#features/sessions/server/sessions.ts';
import type { Passkey, PasskeyAssertion, PasskeyAttestation, PasskeyCreate } from '../passkey.ts';
import {
  countPasskeysOf,
  deleteChallenge,
  deleteExpiredChallenges,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  lockSecondFactor,
  selectPasskey,
  selectPasskeysOf,
  updatePasskeyName,
  updatePasskeyUse,
} from './passkeys.queries.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';
import { changeOf, forgetSecondFactor, turnOnIn } from './second-factor.service.ts';

/** The library is loaded at its first use, because it takes 25 MB of memory and many sites have no passkeys. */
const webAuthn = () => import('@simplewebauthn/server');

/** In milliseconds. This is long enough to fetch an authenticator. */
const challengeLasts = 5 * minuteMs;

/** Nobody has more devices. */
const maxPasskeys = 20;

/**
 * EdDSA, ES256 and RS256 (COSE); every authenticator supports one of them. The library's own list depends on
 * the version of Node.
 */
const algorithms = [-8, -7, -257];

type Transports = PasskeyAttestation['response']['transports'];

export async function listPasskeys({ db }: Pick<Context, 'db'>, userId: number): Promise<Passkey[]> {
  const rows = await selectPasskeysOf(db, userId);
  return rows.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at }));
}

/**
 * Creates the options for a new passkey. They exclude authenticators that already have a passkey of the user.
 * @throws AppError 422
 */
export async function newPasskeyOptions(ctx: Context, { id, name, email }: SessionUser) {
  const { id: rpID } = usable(ctx);
  const known = await selectPasskeysOf(ctx.db, id);
  if (known.length >= maxPasskeys)
    throw refused(`En çok ${maxPasskeys} geçiş anahtarınız olabilir. Kullanmadığınız birini kaldırın.`);
  const { projectCompanyName } = await getBranding(ctx.db);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: projectCompanyName,
    rpID,
    userID: new TextEncoder().encode(`user-${id}`),
    userName: email,
    userDisplayName: name,
    timeout: challengeLasts,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((one) => credentialOf(one)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, id);
  return options;
}

/**
 * Adds a passkey. Returns recovery codes if it is the account's first second factor (`turnOnIn`).
 * @throws AppError 422
 */
export async function addPasskey(
  ctx: Context,
  user: SessionUser,
  { name, credential }: PasskeyCreate,
): Promise<string[]> {
  const party = usable(ctx);
  const key = await verifiedKey(ctx, party, user.id, credential);
  if (!key) throw refused('Geçiş anahtarı eklenemedi. Yeniden deneyin.');
  return inOperationalTransaction(ctx, async (tx) => {
    const isAdded = await insertPasskey(tx.db, {
      user_id: user.id,
      credential_id: key.id,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: toJson(credential.response.transports),
      name,
      created_at: tx.now,
      last_used_at: null,
    });
    if (!isAdded) throw refused('Bu geçiş anahtarı zaten ekli.');
    return turnOnIn(tx, user, 'passkey-added');
  });
}

async function verifiedKey(ctx: Context, party: RelyingParty, userId: number, response: PasskeyAttestation) {
  const expectedChallenge = await useChallenge(ctx, response.response.clientDataJSON, userId);
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** @throws AppError 404 */
export async function renamePasskey(
  ctx: Context,
  user: SessionUser,
  id: number,
  name: string,
): Promise<void> {
  await inOperationalTransaction(ctx, async ({ db }) => {
    if (!(await updatePasskeyName(db, { id, userId: user.id }, name))) throw missing();
  });
}

/**
 * Removes a passkey and ends the user's other sessions. Without any factor left, the second factor is turned
 * off.
 * @throws AppError 404
 */
export async function removePasskey(ctx: Context, user: SessionUser, id: number): Promise<void> {
  const userId = user.id;
  await inOperationalTransaction(ctx, async (tx) => {
    // The lock lets only one removal at a time decide whether its passkey is the last factor.
    const { hasApp } = await lockSecondFactor(tx.db, userId);
    if (!(await deletePasskey(tx.db, { id, userId }))) throw missing();
    const isLast = !hasApp && (await countPasskeysOf(tx.db, userId)) === 0;
    await recordErasure(tx, { kind: 'passkeys', passkeys: [id] });
    if (isLast) await forgetSecondFactor(tx, userId);
    await endSessionsIn(tx, userId, user.sessionId);
    await recordAudit(tx, { ...changeOf(userId, user), details: { change: 'passkey-removed' } });
  });
}

/**
 * Creates the options for a sign-in with any passkey (`userId` is null), or for a proof with one of the user's
 * passkeys.
 * @throws AppError 422
 */
export async function passkeyOptions(ctx: Context, userId: number | null) {
  const { id: rpID } = usable(ctx);
  const own = userId === null ? [] : await selectPasskeysOf(ctx.db, userId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: challengeLasts,
    userVerification: 'required',
    allowCredentials: own.map((one) => credentialOf(one)),
  });
  await keepChallenge(ctx, options.challenge, userId);
  return options;
}

/**
 * Finds the passkey that answered a challenge for this user, or for a sign-in if `userId` is null; undefined
 * for a wrong or repeated answer.
 */
export async function usePasskey(
  ctx: Context,
  response: PasskeyAssertion,
  userId: number | null,
): Promise<{ id: number; userId: number } | undefined> {
  const party = usable(ctx);
  const expectedChallenge = await useChallenge(ctx, response.response.clientDataJSON, userId);
  const passkey = await selectPasskey(ctx.db, response.id);
  if (expectedChallenge === undefined || !passkey) return undefined;
  const counter = await verifiedCounter({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  });
  if (counter === undefined) return undefined;
  const { id } = passkey;
  const isUsed = await inOperationalTransaction(ctx, ({ db, now }) =>
    updatePasskeyUse(db, { id, counter, now }),
  );
  return isUsed ? { id, userId: passkey.user_id } : undefined;
}

async function verifiedCounter(answer: VerifyAuthenticationResponseOpts): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(answer);
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a sign-in with this passkey may continue; the passkey may have been removed meanwhile. */
export async function hasPasskey(
  { db }: Pick<Context, 'db'>,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  return (await selectPasskeysOf(db, userId)).some((one) => one.id === id);
}

export async function purgeChallenges(ctx: Pick<Context, 'connections' | 'clock'>): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => deleteExpiredChallenges(db, now));
}

async function keepChallenge(ctx: Context, challenge: string, userId: number | null): Promise<void> {
  const expires = new Date(ctx.clock.now().getTime() + challengeLasts).toISOString();
  await inOperationalTransaction(ctx, ({ db }) =>
    insertChallenge(db, { challenge, user_id: userId, expires_at: expires }),
  );
}

/**
 * Reads the challenge of an answer and uses it up before the answer is checked; undefined if the challenge is
 * not ours.
 */
async function useChallenge(
  ctx: Context,
  clientData: string,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData);
  if (challenge === undefined) return undefined;
  const isOurs = await inOperationalTransaction(ctx, ({ db, now }) =>
    deleteChallenge(db, { challenge, user_id: userId, now }),
  );
  return isOurs ? challenge : undefined;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const json = Buffer.from(clientData, 'base64url').toString();
    const { challenge } = JSON.parse(json) as { challenge?: unknown };
    // PostgreSQL cannot look up a text with a NUL character.
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const credentialOf = (row: { credential_id: string; transports: string }) => ({
  id: row.credential_id,
  transports: fromJson<Transports>(row.transports),
});

function usable(ctx: Context): RelyingParty {
  const party = relyingParty(ctx);
  if (!party) throw refused('Geçiş anahtarları bu sitede kullanılamıyor.');
  return party;
}

const missing = () => notFound('Geçiş anahtarı bulunamadı. Kaldırılmış olabilir; sayfayı yenileyin.');
