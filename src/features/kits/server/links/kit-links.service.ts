import type { Kysely } from 'kysely';
import type { KitLinkMake, KitLinkPassword } from '../../kit.ts';
import { hashPassword } from '#features/users/server/passwords.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { findRow, type AnyRow } from '#server/db/record-rows.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import { kitPath } from '../kit-address.ts';
import { selectTokenHash, storeLink, updateLink } from './kit-links.queries.ts';

/** Makes a link in place of the former one, which ends at once. This answer is the only one with its address. */
export async function makeKitLink(
  ctx: Context,
  actor: Actor,
  kitId: number,
  { password }: KitLinkMake,
): Promise<{ address: string }> {
  await checkLive(ctx.db, kitId);
  const token = randomToken();
  const password_hash = password === undefined ? undefined : await hashOf(password);
  await inOperationalTransaction(ctx, async (tx) => {
    await noteEnded(tx, kitId);
    await storeLink(tx.db, { kit_id: kitId, token_hash: tokenHash(token), password_hash, made_at: tx.now });
    await recordAudit(tx, { actor, action: 'kit-link-create', entity: 'kit', id: kitId });
  });
  return { address: ctx.config.publicUrl + kitPath(token) };
}

const hashOf = async (password: string) => (password === '' ? null : hashPassword(password));

/** Sets or removes the password; whoever entered the former one has to enter the new one. @throws AppError 404 */
export async function changeKitPassword(
  ctx: Context,
  actor: Actor,
  kitId: number,
  { password }: KitLinkPassword,
): Promise<void> {
  await checkLive(ctx.db, kitId);
  const password_hash = await hashOf(password);
  await inOperationalTransaction(ctx, async (tx) => {
    await noteEnded(tx, kitId);
    if (!(await updateLink(tx.db, kitId, { password_hash }))) throw noLink();
    await recordAudit(tx, { actor, action: 'kit-link-password', entity: 'kit', id: kitId });
  });
}

/** Closes the link for good; another one can be made. @throws AppError 404 */
export async function closeKitLink(ctx: Context, actor: Actor, kitId: number): Promise<void> {
  await checkLive(ctx.db, kitId);
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await closeLinkOf(tx, kitId))) throw noLink();
    await recordAudit(tx, { actor, action: 'kit-link-close', entity: 'kit', id: kitId });
  });
}

/** Closes the link of a kit; false if it has none. */
export async function closeLinkOf(
  tx: OperationalTransaction | ContentTransaction,
  kitId: number,
): Promise<boolean> {
  await noteEnded(tx, kitId);
  return updateLink(linksIn(tx), kitId, { token_hash: null, password_hash: null });
}

/** Notes the present address as ended, so that a restore of an older backup does not bring it back. */
async function noteEnded(tx: OperationalTransaction | ContentTransaction, kitId: number): Promise<void> {
  const present = await selectTokenHash(linksIn(tx), kitId);
  if (present?.token_hash) await recordErasure(tx, { kind: 'kit-links', addresses: [present.token_hash] });
}

/** Both kinds of transactions contain the table, but Kysely's types cannot narrow one to the other. */
const linksIn = ({ db }: OperationalTransaction | ContentTransaction) => db as Kysely<OperationalTables>;

async function checkLive(db: Reader, kitId: number): Promise<void> {
  if (!(await findRow<AnyRow>(db, 'kits', kitId))) throw notFound();
}

const noLink = () => notFound('Bu kitin açık bir bağlantısı yok. Listeyi yenileyin.');
