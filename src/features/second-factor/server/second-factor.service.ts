import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { invalid, refused } from '#server/errors.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { endSessionsIn, type Proof } from '#features/sessions/server/sessions.ts';
import { getBranding } from '#features/configuration/server/configuration.read.ts';
import { seal, unseal } from './sealed-secret.ts';
import {
  confirmApp,
  deleteSecondFactor,
  selectSealed,
  selectSecondFactor,
  takeRecoveryCode,
  takeStep,
  turnOn,
  updateRecoveryCodes,
  upsertPendingSecret,
} from './second-factor.queries.ts';
import { deletePasskeysOf, lockSecondFactor, selectPasskeysOf } from './passkeys.queries.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { readableSecret } from '#server/secrets/readable-secret.ts';
import { tokenHash } from '#server/secrets/tokens.ts';

type Owner = { id: number; email: string; sessionId: string };

/**
 * Creates a new secret for an app, which is active from its first code on.
 * @throws AppError 422 if the user already has an app
 */
export async function setUpSecondFactor(ctx: Context, { id, email }: Owner) {
  const secret = await newTotpSecret();
  const { projectCompanyName } = await getBranding(ctx.db);
  const sealed = seal(ctx, id, secret);
  const isStored = await inOperationalTransaction(ctx, ({ db, now }) =>
    upsertPendingSecret(db, id, { secret: sealed, now }),
  );
  if (!isStored) throw refused('İki adımlı giriş zaten açık. Yeni bir telefon için önce kapatın.');
  return { secret, uri: await totpUri({ issuer: projectCompanyName, email, secret }) };
}

/** Activates an app by its first code and ends the user's other sessions. Returns new recovery codes (`turnOnIn`). */
export async function confirmFirstCode(ctx: Context, owner: Owner, code: string): Promise<string[]> {
  const { id } = owner;
  const row = await selectSecondFactor(ctx.db, id);
  if (!row?.pending_secret) throw refused('Önce kurulumu başlatın.');
  const secret = unseal(ctx, id, row.pending_secret) ?? '';
  const step = await stepOfCode({ secret, code }, { now: ctx.clock.now(), afterStep: 0 });
  if (step === undefined) throw wrongCode();
  return inOperationalTransaction(ctx, async (tx) => {
    if (!(await confirmApp(tx.db, row, step))) throw wrongCode();
    return turnOnIn(tx, owner, 'on');
  });
}

/**
 * Completes a new factor: from now on sign-ins ask for one, and the other sessions end. Returns recovery codes
 * for the first factor of an account, of which only hashes are stored, and none for further factors.
 */
export async function turnOnIn(
  tx: OperationalTransaction,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
  change: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const isFirst = await turnOn(tx.db, id, { codes: hashed(codes), now: tx.now });
  await endSessionsIn(tx, id, sessionId);
  await recordAudit(tx, { ...changeOf(id, { id }), details: { change } });
  return isFirst ? codes : [];
}

/**
 * Creates new recovery codes and invalidates the earlier ones.
 *
 * @throws AppError 422 without a second factor.
 */
export async function renewRecoveryCodes(ctx: Context, { id }: Pick<Owner, 'id'>): Promise<string[]> {
  const codes = newRecoveryCodes();
  await inOperationalTransaction(ctx, async (tx) => {
    const { recoveryCodes } = await lockSecondFactor(tx.db, id);
    if (!(await updateRecoveryCodes(tx.db, id, hashed(codes)))) throw refused('İki adımlı giriş açık değil.');
    await recordErasure(tx, { kind: 'recovery-codes', user: id, codes: recoveryCodes });
    await recordAudit(tx, { ...changeOf(id, { id }), details: { change: 'codes' } });
  });
  return codes;
}

/**
 * Removes a user's second factor, if there is one: the app, all passkeys and the recovery codes. If the owner
 * does it, the owner's other sessions end; if an admin does it, all of them end.
 */
export async function removeSecondFactor(
  ctx: Pick<Context, 'connections' | 'clock'>,
  actor: Actor,
  userId: number,
  keptSession?: string,
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const passkeys = await deletePasskeysOf(tx.db, userId);
    if (passkeys.length > 0) await recordErasure(tx, { kind: 'passkeys', passkeys });
    if (!(await forgetSecondFactor(tx, userId))) return;
    await endSessionsIn(tx, userId, keptSession);
    await recordAudit(tx, { ...changeOf(userId, actor), details: { change: 'off' } });
  });
}

/** Deletes app and recovery codes. Returns false if there were none. */
export async function forgetSecondFactor(tx: OperationalTransaction, user: number): Promise<boolean> {
  const isGone = await deleteSecondFactor(tx.db, user);
  if (isGone) await recordErasure(tx, { kind: 'second-factor', user });
  return isGone;
}

/** Whether the database holds secrets of authenticator apps. */
export async function hasSealedSecrets({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await selectSealed(db)).length > 0;
}

/** The factors by which this user can complete a sign-in besides the password; undefined if none is needed. */
export async function secondFactorsOf(
  { db }: Pick<Context, 'db'>,
  userId: number,
): Promise<{ hasApp: boolean; hasPasskey: boolean } | undefined> {
  const row = await selectSecondFactor(db, userId);
  if (row?.confirmed_at == null) return undefined;
  return { hasApp: row.secret !== null, hasPasskey: (await selectPasskeysOf(db, userId)).length > 0 };
}

/**
 * Checks a code of the app or a recovery code and marks it as used. Returns undefined for a wrong or used
 * code.
 */
export async function useCode(ctx: Context, userId: number, code: string): Promise<Proof | undefined> {
  const row = await selectSecondFactor(ctx.db, userId);
  if (row?.confirmed_at == null) return undefined;
  const secret = row.secret === null ? undefined : unseal(ctx, userId, row.secret);
  const now = ctx.clock.now();
  const step = secret && (await stepOfCode({ secret, code }, { now, afterStep: row.last_step }));
  return inOperationalTransaction(ctx, async (tx) => {
    if (step) return (await takeStep(tx.db, userId, step)) ? 'totp' : undefined;
    const hash = recoveryHash(code);
    if (!(await takeRecoveryCode(tx.db, row, hash))) return undefined;
    await recordErasure(tx, { kind: 'recovery-codes', user: userId, codes: [hash] });
    return 'recovery-code';
  });
}

function hashed(codes: readonly string[]): string {
  return toJson(codes.map(recoveryHash));
}

export const changeOf = (userId: number, actor: Actor) =>
  ({ actor, action: 'second-factor', entity: 'user', id: userId }) as const;

const wrongCode = () =>
  invalid({ otp: ['Kod yanlış. Uygulamadaki yeni kodu girin; telefonun saati doğru olmalı.'] });

/**
 * Ten codes for users who have lost their app and passkeys. Each has 118 random bits, so a hash without salt is
 * sufficient.
 */
function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => readableSecret(6));
}

/** Hashes a recovery code without the spaces, hyphens and capitals that people may type. */
function recoveryHash(code: string): string {
  return tokenHash(code.replace(/[\s-]/g, '').toLowerCase());
}
