import type { OfferLineInput } from '../message-form.ts';
import type { Context } from '#server/context/context.ts';
import type { OrderLineTable } from '#server/db/schema/message.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { variantName } from '#features/offered-variants/variant-name.rules.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { selectFirstPictures, selectOfferedProducts, selectOfferedVariants } from './offer-lines.queries.ts';

export type OfferLine = Omit<OrderLineTable, 'id' | 'order_id'>;

/** What a line names; null and undefined name nothing. */
type Named = { product_id: number | null; variant_id?: number | null | undefined };

/** Reads what visitors see now of the products and variants that lines name. */
export async function loadOffered({ db, clock }: Pick<Context, 'db' | 'clock'>, lines: readonly Named[]) {
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))];
  const variantIds = [...new Set(lines.flatMap(({ variant_id: id }) => id ?? []))];
  const { ids: visible } = await loadVisibleCategories(db);
  const products = await selectOfferedProducts(db, ids, { now: clock.now().toISOString(), visible });
  const variants =
    variantIds.length > 0 ? await selectOfferedVariants(db, variantIds) : (new Map() as VariantRows);
  return {
    products,
    variantOf: ({ product_id: productId, variant_id: id }: Named) => {
      const row = variants.get(id ?? 0);
      return row && row.product_id === productId && products.has(productId) ? row : undefined;
    },
  };
}

type VariantRows = Awaited<ReturnType<typeof selectOfferedVariants>>;

/**
 * Reads the present name, code and picture of each line. A product or variant that visitors no longer see
 * keeps the sent texts. `unchosen` is the text for a product with variants if none was chosen.
 */
export async function readOfferLines(
  ctx: Pick<Context, 'db' | 'clock'>,
  sent: readonly OfferLineInput[],
  { localiser, unchosen }: { localiser: Localiser; unchosen: string },
): Promise<OfferLine[]> {
  if (sent.length === 0) return [];
  const { products, variantOf } = await loadOffered(ctx, sent);
  const pictures = await selectFirstPictures(ctx.db, [...products.keys()]);
  const { sizes, finishes } = await loadVariantVocabulary(ctx.db, localiser);
  return sent.map((line, position) => {
    const { product_id: id, variant_id: variantId, name, variant: text, code, ...wish } = line;
    const product = products.get(id);
    const variant = variantOf(line);
    const variantText =
      variant && variantName(sizes.get(variant.size_id ?? 0), finishes.get(variant.finish_id ?? 0));
    const isGone = !product || (variantId !== undefined && !variant);
    return {
      position,
      product_id: product ? id : null,
      variant_id: variant?.id ?? null,
      variant: isGone ? text : (variantText ?? (product.has_variants ? unchosen : '')),
      name: product ? localiser.read({ name: product.name }).name : name,
      code: isGone ? code : (variant ?? product).code,
      image_id: variant?.image_id ?? pictures.get(id) ?? null,
      quantity: wish.quantity,
      note: wish.note,
      wants_sample: Number(wish.wants_sample),
    };
  });
}
