import type { OfferLineInput } from '#shared/api/messages/message-form.ts';
import type { Context } from '#server/context.ts';
import type { OrderLineTable } from '#server/db/schema/message.ts';
import { loadVisibleCategories } from '#server/features/categories/visible-categories.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { selectFirstPictures, selectOfferedProducts } from './offer-lines.queries.ts';

export type OfferLine = Omit<OrderLineTable, 'id' | 'order_id'>;

/** The lines of an offer with name, code and picture of today; of a product that visitors no longer see, as sent. */
export async function readOfferLines(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sent: readonly OfferLineInput[],
  localiser: Localiser,
): Promise<OfferLine[]> {
  if (sent.length === 0) return [];
  const ids = [...new Set(sent.map(({ product_id: id }) => id))];
  const { ids: visible } = await loadVisibleCategories(db);
  const products = await selectOfferedProducts(db, ids, { now: clock.now().toISOString(), visible });
  const pictures = await selectFirstPictures(db, [...products.keys()]);
  return sent.map(({ product_id: id, name, code, ...wish }, position) => {
    const product = products.get(id);
    return {
      position,
      product_id: product ? id : null,
      variant_id: null,
      variant: '',
      name: product ? localiser.read({ name: product.name }).name : name,
      code: product?.code ?? code,
      image_id: pictures.get(id) ?? null,
      quantity: wish.quantity,
      note: wish.note,
      wants_sample: Number(wish.wants_sample),
    };
  });
}
