import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import type { Actor } from '#server/db/transactions.ts';
import { invalid } from '#server/errors.ts';
import type { AssociationChange, Associations } from '../association.ts';
import { itself } from '../association-kinds.rules.ts';
import { checkLive, getAssociations } from './associations.read.ts';
import { findRefused } from './refusals.read.ts';
import { storeAssociations } from './store-associations.ts';

type Write = { productId: number; change: AssociationChange };

const refusedFor = (message: string) => invalid({ other_id: [message] }, message);

/** Adds a product to those that belong to another one; of a mutual kind the other gets this one. */
export async function addAssociation(
  ctx: Context,
  actor: Actor,
  { productId, change: { kind, other_id: otherId } }: Write,
): Promise<Associations> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await checkLive(tx.db, [productId]);
    if (productId === otherId) throw refusedFor(itself);
    await checkLive(tx.db, [otherId]);
    const change = { added: [{ kind, productId, otherId }], removed: [] };
    const [refusal] = await findRefused(tx.db, change);
    if (refusal) throw refusedFor(refusal.message);
    if ((await storeAssociations(tx, change)).size === 0) tx.leaveUnchanged();
  });
  return getAssociations(ctx, productId);
}

export async function removeAssociation(
  ctx: Context,
  actor: Actor,
  { productId, change: { kind, other_id: otherId } }: Write,
): Promise<Associations> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await checkLive(tx.db, [productId]);
    const change = { added: [], removed: [{ kind, productId, otherId }] };
    if ((await storeAssociations(tx, change)).size === 0) tx.leaveUnchanged();
  });
  return getAssociations(ctx, productId);
}
