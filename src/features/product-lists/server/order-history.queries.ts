import type { ProductList } from '../product-list.ts';
import type { Reader } from '#server/db/connect.ts';

/** The entity name of order changes in the history. */
export const orderEntity = 'product-order';

/**
 * Selects the changes of a section's order: all of them, or only those of some lists such as `catalogue/7`.
 */
export function selectOrderChanges(db: Reader, section: ProductList, lists: readonly string[] | undefined) {
  const changes = db.selectFrom('history').where('entity', '=', orderEntity);
  return lists
    ? changes.where('entity_id', 'in', lists)
    : changes.where((eb) => eb.or([eb('entity_id', '=', section), eb('entity_id', 'like', `${section}/%`)]));
}
