import type { Context } from '#server/context/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import type { Actor } from '#server/db/transactions.ts';
import { invalid } from '#server/errors.ts';
import { maxAssociations, type AssociationChange, type Associations } from '../association.ts';
import { deleteAssociation, insertAssociation, selectAssociatedIds } from './associations.queries.ts';
import { checkLive, getAssociations } from './associations.read.ts';

type Write = { productId: number; change: AssociationChange };

/** Adds a product that fits with another one, and the other with it. */
export async function addAssociation(
  ctx: Context,
  actor: Actor,
  { productId, change: { kind, other_id: otherId } }: Write,
): Promise<Associations> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await checkLive(tx.db, [productId]);
    if (productId === otherId) throw invalid({ other_id: ['Bir ürün kendisiyle eşleştirilemez.'] });
    await checkLive(tx.db, [otherId]);
    await recordChange(tx, { productId, change: { kind, other_id: otherId } }, async () => {
      for (const id of [productId, otherId]) {
        const associated = await selectAssociatedIds(tx.db, id, kind);
        const isNew = !associated.includes(id === productId ? otherId : productId);
        if (isNew && associated.length >= maxAssociations)
          throw invalid({ other_id: [`Bir ürüne en çok ${maxAssociations} uyumlu ürün eklenebilir.`] });
      }
      await insertAssociation(tx.db, kind, [productId, otherId]);
    });
  });
  return getAssociations(ctx, productId);
}

export async function removeAssociation(
  ctx: Context,
  actor: Actor,
  { productId, change }: Write,
): Promise<Associations> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await checkLive(tx.db, [productId]);
    await recordChange(tx, { productId, change }, () =>
      deleteAssociation(tx.db, change.kind, [productId, change.other_id]),
    );
  });
  return getAssociations(ctx, productId);
}

/** Records the associated products of both sides before and after a change. */
async function recordChange(
  tx: ContentTransaction,
  { productId, change }: Write,
  write: () => Promise<void>,
): Promise<void> {
  const ids = [productId, change.other_id];
  const read = () => Promise.all(ids.map((id) => selectAssociatedIds(tx.db, id, change.kind)));
  const before = await read();
  await write();
  const after = await read();
  const changes = ids.flatMap((id, at) =>
    before[at]?.join() === after[at]?.join()
      ? []
      : [
          {
            entity: 'product-association',
            id,
            action: 'update',
            before: { [change.kind]: before[at] },
            after: { [change.kind]: after[at] },
          },
        ],
  );
  if (changes.length > 0) await tx.recordAll(changes);
  else tx.leaveUnchanged();
}
