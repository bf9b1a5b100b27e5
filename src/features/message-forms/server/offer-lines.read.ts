import type { OfferLineInput } from '../message-form.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { OrderLineTable } from '#server/db/schema/message.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { variantName } from '#features/offered-variants/variant-name.rules.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { selectFirstPictures, selectOfferedProducts, selectOfferedVariants } from './offer-lines.queries.ts';

export type OfferLine = Omit<OrderLineTable, 'id' | 'order_id'>;

/**
 * Reads the present name, code and picture of each line. A product or variant that visitors no longer see
 * keeps the sent texts. `unchosen` is the text for a product with variants if none was chosen.
 */
export async function readOfferLines(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sent: readonly OfferLineInput[],
  { localiser, unchosen }: { localiser: Localiser; unchosen: string },
): Promise<OfferLine[]> {
  if (sent.length === 0) return [];
  const ids = [...new Set(sent.map(({ product_id: id }) => id))];
  const { ids: visible } = await loadVisibleCategories(db);
  const products = await selectOfferedProducts(db, ids, { now: clock.now().toISOString(), visible });
  const pictures = await selectFirstPictures(db, [...products.keys()]);
  const variantOf = await loadVariants(db, sent, localiser);
  return sent.map(
    ({ product_id: id, variant_id: variantId, name, variant: text, code, ...wish }, position) => {
      const product = products.get(id);
      const variant = product && variantOf(id, variantId);
      const isGone = !product || (variantId !== undefined && !variant);
      return {
        position,
        product_id: product ? id : null,
        variant_id: variant?.id ?? null,
        variant: isGone ? text : (variant?.name ?? (product.has_variants ? unchosen : '')),
        name: product ? localiser.read({ name: product.name }).name : name,
        code: isGone ? code : (variant ?? product).code,
        image_id: variant?.image_id ?? pictures.get(id) ?? null,
        quantity: wish.quantity,
        note: wish.note,
        wants_sample: Number(wish.wants_sample),
      };
    },
  );
}

/** Returns a function that finds the variant of a line, with a name such as `25 mm · Nikel`. */
async function loadVariants(db: Reader, sent: readonly OfferLineInput[], localiser: Localiser) {
  const ids = [...new Set(sent.flatMap(({ variant_id: id }) => id ?? []))];
  if (ids.length === 0) return () => undefined;
  const variants = await selectOfferedVariants(db, ids);
  const { sizes, finishes } = await loadVariantVocabulary(db, localiser);
  return (productId: number, variantId: number | undefined) => {
    const row = variants.get(variantId ?? 0);
    if (row?.product_id !== productId) return undefined;
    return { ...row, name: variantName(sizes.get(row.size_id ?? 0), finishes.get(row.finish_id ?? 0)) };
  };
}
