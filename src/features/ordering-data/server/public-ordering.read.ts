import type { PublicOrdering } from '../ordering-data.ts';
import { hsCodeText } from '../ordering-fields.rules.ts';
import { resolveText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { ArticleData } from './disclosure.ts';

type View = { db: Reader; now: string; localiser: Localiser; categories: { ids: readonly number[] } };
type Successor = NonNullable<PublicOrdering['successor']>;

/**
 * Presents what visitors see of articles, whose data `disclosed` has passed. A function returns the part of one
 * article; undefined if there is nothing to say.
 */
export async function presentOrdering(
  view: View,
  articles: readonly ArticleData[],
): Promise<(data: ArticleData) => PublicOrdering | undefined> {
  const successors = await loadSuccessors(
    view,
    articles.flatMap(({ successor }) => successor || []),
  );
  const { lang, mainLang } = view.localiser;
  const countries = new Intl.DisplayNames([lang], { type: 'region' });
  return (data) => {
    const leadTime = resolveText(data.lead_time, lang, mainLang);
    const sides = [data.length, data.width, data.height];
    const successor = successors.get(data.successor);
    const shown: PublicOrdering = {
      ...(data.status !== 'normal' && { status: data.status }),
      ...(successor && { successor }),
      ...filled('minimum_order', data.minimum_order),
      ...filled('carton_quantity', data.carton_quantity),
      ...(sides.some((side) => side !== null) && { dimensions: sides }),
      ...filled('gross_weight', data.gross_weight),
      ...(leadTime.text !== '' && { lead_time: leadTime.text }),
      ...(leadTime.text !== '' && leadTime.isFallback && { lead_time_lang: leadTime.lang }),
      ...(data.origin !== '' && {
        origin: { code: data.origin, name: countries.of(data.origin) ?? data.origin },
      }),
      ...(data.hs_code !== '' && { hs_code: hsCodeText(data.hs_code) }),
      ...(data.gtin !== '' && { gtin: data.gtin }),
    };
    return Object.keys(shown).length > 0 ? shown : undefined;
  };
}

/** Does the same together with weight and pack quantity, which a page shows beside the other data of variants. */
export async function presentWholeOrdering(
  view: View,
  articles: readonly ArticleData[],
): Promise<(data: ArticleData) => PublicOrdering | undefined> {
  const present = await presentOrdering(view, articles);
  return (data) => {
    const shown: PublicOrdering = {
      ...present(data),
      ...filled('weight', data.weight),
      ...filled('pack_quantity', data.pack_quantity),
    };
    return Object.keys(shown).length > 0 ? shown : undefined;
  };
}

function filled<Field extends string>(field: Field, value: number | null): Partial<Record<Field, number>> {
  return value === null ? {} : ({ [field]: value } as Record<Field, number>);
}

/** The articles with these codes that visitors see, by code. */
async function loadSuccessors(
  { db, now, localiser, categories }: View,
  codes: readonly string[],
): Promise<Map<string, Successor>> {
  if (codes.length === 0) return new Map();
  const rows = await visibleProducts(db, now, categories.ids)
    .innerJoin('article_codes', 'article_codes.product_id', 'products.id')
    .leftJoin('product_variants', 'product_variants.id', 'article_codes.variant_id')
    .select(['article_codes.code', 'article_codes.variant_id', 'products.name', 'products.seo_name'])
    .where('article_codes.code', 'in', [...new Set(codes)])
    .where((eb) =>
      eb.or([eb('article_codes.variant_id', 'is', null), eb('product_variants.is_active', '=', 1)]),
    )
    .execute();
  return new Map(
    rows.map(({ code, variant_id: variantId, name, seo_name }) => [
      code,
      { code, name: localiser.read({ name }).name, seo_name, variant: variantId === null ? null : code },
    ]),
  );
}
