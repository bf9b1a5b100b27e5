import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { invalid, refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { endSessionsIn, type Proof } from '#features/sessions/server/sessions.ts';
import { getBranding } from '#features/configuration/server/configuration.read.ts';
import { seal, unseal } from './sealed-secret.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  selectSecondFactor,
  takeRecoveryCode,
  takeStep,
  updateRecoveryCodes,
  upsertUnconfirmed,
} from './second-factor.queries.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { readableSecret } from '#server/secrets/readable-secret.ts';
import { tokenHash } from '#server/secrets/tokens.ts';

type Owner = { id: number; email: string };

/**
 * Creates a secret for an authenticator app. The second factor is active only after the first code is
 * confirmed.
 *
 * @throws AppError 422 if the user already has a confirmed second factor.
 */
export async function setUpSecondFactor(ctx: Context, { id, email }: Owner) {
  const secret = await newTotpSecret();
  const { projectCompanyName } = await getBranding(ctx.db);
  const isStored = await inOperationalTransaction(ctx, ({ db, now }) =>
    upsertUnconfirmed(db, {
      user_id: id,
      secret: seal(ctx, id, secret),
      confirmed_at: null,
      recovery_codes: '[]',
      last_step: 0,
      created_at: now,
    }),
  );
  if (!isStored) throw refused('İki adımlı giriş zaten açık. Yeni bir telefon için önce kapatın.');
  return { secret, uri: await totpUri({ issuer: projectCompanyName, email, secret }) };
}

/**
 * Activates the second factor if the first code is right, and ends the user's other sessions. Returns the
 * recovery codes, of which only hashes are stored.
 */
export async function confirmFirstCode(
  ctx: Context,
  { id, sessionId }: Owner & { sessionId: string },
  code: string,
): Promise<string[]> {
  const row = await selectSecondFactor(ctx.db, id);
  if (row?.confirmed_at !== null) throw refused('Önce kurulumu başlatın.');
  const secret = unseal(ctx, id, row.secret) ?? '';
  const step = await stepOfCode({ secret, code }, { now: ctx.clock.now(), afterStep: 0 });
  if (step === undefined) throw wrongCode();
  const codes = newRecoveryCodes();
  await inOperationalTransaction(ctx, async (tx) => {
    const values = { confirmed_at: tx.now, recovery_codes: hashed(codes), last_step: step };
    if (!(await confirmSecondFactor(tx.db, row, values))) throw wrongCode();
    await endSessionsIn(tx, id, sessionId);
    await recordAudit(tx, { ...changeOf(id, { id }), details: { change: 'on' } });
  });
  return codes;
}

/**
 * Creates new recovery codes and invalidates the earlier ones.
 *
 * @throws AppError 422 without a second factor.
 */
export async function renewRecoveryCodes(ctx: Context, { id }: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await updateRecoveryCodes(tx.db, id, hashed(codes)))) throw refused('İki adımlı giriş açık değil.');
    await recordAudit(tx, { ...changeOf(id, { id }), details: { change: 'codes' } });
  });
  return codes;
}

/**
 * Removes a user's second factor, if there is one. If the owner does it, the owner's other sessions end; if
 * an admin does it, all of them end.
 */
export async function removeSecondFactor(
  ctx: Pick<Context, 'connections' | 'clock'>,
  actor: Actor,
  userId: number,
  keptSession?: string,
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await deleteSecondFactor(tx.db, userId))) return;
    await endSessionsIn(tx, userId, keptSession);
    await recordAudit(tx, { ...changeOf(userId, actor), details: { change: 'off' } });
  });
}

export async function hasSecondFactor({ db }: Pick<Context, 'db'>, userId: number): Promise<boolean> {
  return (await selectSecondFactor(db, userId))?.confirmed_at != null;
}

/**
 * Checks a code of the app or a recovery code and marks it as used. Returns undefined for a wrong or used
 * code.
 */
export async function useCode(ctx: Context, userId: number, code: string): Promise<Proof | undefined> {
  const row = await selectSecondFactor(ctx.db, userId);
  if (row?.confirmed_at == null) return undefined;
  const secret = unseal(ctx, userId, row.secret);
  const now = ctx.clock.now();
  const step = secret && (await stepOfCode({ secret, code }, { now, afterStep: row.last_step }));
  return inOperationalTransaction(ctx, async ({ db }) => {
    if (step) return (await takeStep(db, userId, step)) ? 'totp' : undefined;
    return (await takeRecoveryCode(db, row, recoveryHash(code))) ? 'recovery-code' : undefined;
  });
}

function hashed(codes: readonly string[]): string {
  return toJson(codes.map(recoveryHash));
}

const changeOf = (userId: number, actor: Actor) =>
  ({ actor, action: 'second-factor', entity: 'user', id: userId }) as const;

const wrongCode = () =>
  invalid({ otp: ['Kod yanlış. Uygulamadaki yeni kodu girin; telefonun saati doğru olmalı.'] });

/**
 * Ten codes for users who have lost their app. Each has about 80 random bits, so a hash without salt is
 * sufficient.
 */
function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => readableSecret());
}

/** Hashes a recovery code without the spaces, hyphens and capitals that people may type. */
function recoveryHash(code: string): string {
  return tokenHash(code.replace(/[\s-]/g, '').toLowerCase());
}
