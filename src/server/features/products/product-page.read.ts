import type { ProductPage } from '#shared/api/product-page.ts';
import type { Attribute } from '#shared/api/product.ts';
import { resolveText } from '#shared/localised.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { presentStep } from '#server/features/categories/public-categories.read.ts';
import { ofProduct } from '#server/features/galleries/gallery-owner.ts';
import { readPublicGalleries } from '#server/features/galleries/public-galleries.read.ts';
import type { PublicView } from '#server/features/product-lists/cards.read.ts';
import { loadNeighbours } from '#server/features/product-lists/neighbours.read.ts';
import { visibleProducts } from '#server/features/product-lists/visible-products.ts';
import { findIdByOldSlug } from '#server/features/slugs/slugs.service.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';

/** A product by its current or a former slug; null when visitors do not see it. */
export async function findProductPage(
  view: PublicView,
  seoName: string,
  langs: readonly string[],
): Promise<ProductPage | null> {
  const row = await findVisibleProduct(view, seoName);
  if (!row) return null;
  const { db, localiser, categories } = view;
  const types = (await selectTransporterTypesOf(db, [row.id])).get(row.id) ?? [];
  const { name } = localiser.read({ name: row.name });
  const attributes = fromJson<Attribute[]>(row.attributes);
  return {
    id: row.id,
    code: row.code,
    seo_name: row.seo_name,
    ...localiser.read({ name: row.name, summary: row.summary, description: row.description }),
    seo_title: readTexts(row.seo_title)[localiser.lang] ?? null,
    seo_description: readTexts(row.seo_description)[localiser.lang] ?? null,
    attributes: attributes.map((attribute) => presentAttribute(attribute, localiser)),
    transporter_types: types.map(({ key, name }) => ({ key, ...localiser.read({ name }) })),
    ...(await readPublicGalleries(db, ofProduct(row.id), { localiser, name })),
    path: categories.path(row.category_id).map((step) => presentStep(step, localiser)),
    ...(await loadNeighbours(view, row)),
    langs: translatedLanguages(langs, localiser.mainLang, {
      name: readTexts(row.name),
      others: [
        readTexts(row.summary),
        readTexts(row.description),
        ...attributes.flatMap(({ label, value }) => [label, value]),
      ],
    }),
  };
}

async function findVisibleProduct(view: PublicView, seoName: string): Promise<ProductRow | undefined> {
  const products = visibleProducts(view.db, view.now, view.categories.ids).selectAll();
  const current = await products.where('seo_name', '=', seoName).executeTakeFirst();
  if (current) return current;
  const id = await findIdByOldSlug(view.db, 'product', seoName);
  return id === undefined ? undefined : products.where('id', '=', id).executeTakeFirst();
}

function presentAttribute({ label, value }: Attribute, { lang, mainLang }: Localiser) {
  const shown = { label: resolveText(label, lang, mainLang), value: resolveText(value, lang, mainLang) };
  const fallbacks = Object.fromEntries(
    Object.entries(shown).flatMap(([field, text]) => (text.isFallback ? [[field, text.lang]] : [])),
  );
  return {
    label: shown.label.text,
    value: shown.value.text,
    ...(Object.keys(fallbacks).length > 0 && { fallbacks }),
  };
}
