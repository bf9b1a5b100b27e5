import { shownSides, type Measure, type ProductPage } from '../product-page.ts';
import { resolveName, resolveText, type LocalisedText } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { readTextsOfValue, type TypedPart } from '#features/attribute-labels/attribute-value.rules.ts';
import { writeRangeOfSizes, writeValue } from '#features/attribute-labels/attribute-value-text.rules.ts';
import type { Label, Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { units } from '#features/attribute-labels/units.rules.ts';
import { listAssociated } from '#features/associations/server/associations.read.ts';
import { listPublicClaims } from '#features/compliance/server/compliance.read.ts';
import { presentStep } from '#features/categories/server/public-categories.read.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { readPublicGalleries } from '#features/galleries/server/public-galleries.read.ts';
import { readOfferedVariants } from '#features/offered-variants/server/offered-variants.read.ts';
import type { Disclosure } from '#features/ordering-data/server/disclosure.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { loadNeighbours, type Standing } from '#features/product-lists/server/neighbours.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import { findIdByOldSlug } from '#features/slugs/server/slugs.service.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import { readAttributes } from './attributes.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';

/** Finds a product by its present or a former slug; null if visitors do not see it. */
export async function findProductPage(
  view: PublicView,
  seoName: string,
  { langs, labels, disclosure, today }: Pick<Beside, 'langs' | 'disclosure' | 'today'> & { labels: Labels },
): Promise<ProductPage | null> {
  const row = await findVisibleProduct(view, seoName);
  if (!row) return null;
  const types = (await selectTransporterTypesOf(view.db, [row.id])).get(row.id) ?? [];
  const { name } = view.localiser.read({ name: row.name });
  const galleries = await readPublicGalleries(view.db, ofProduct(row.id), {
    localiser: view.localiser,
    name,
  });
  return presentProductPage(view, row, {
    types,
    galleries,
    langs,
    disclosure,
    today,
    attributes: labelledAttributes(row.attributes, labels, view.localiser.mainLang),
  });
}

export type ShownProduct = Standing & Pick<ProductRow, 'code' | 'seo_name' | ProductText>;
type ProductText = 'name' | 'summary' | 'description' | 'seo_title' | 'seo_description';

/** A row of the attribute table with the texts of its label in all languages. */
export type ShownAttribute = {
  label: LocalisedText;
  value: LocalisedText;
  /** The value as it was read; without it the texts are shown. */
  read?: { definition: Label; parts: readonly TypedPart[] } | undefined;
};

type Beside = {
  types: readonly Parameters<typeof presentTransporterType>[0][];
  galleries: Pick<ProductPage, 'images' | 'drawings' | 'documents'>;
  attributes: readonly ShownAttribute[];
  /** The languages that visitors can choose. */
  langs: readonly string[];
  /** The fields of the ordering data that visitors see. */
  disclosure: Disclosure;
  /** The company's day, such as `2026-03-05`. */
  today: string;
};

/** Presents a product for its page, together with its variants, files and neighbours. */
export async function presentProductPage(
  view: PublicView,
  row: ShownProduct,
  { types, galleries, langs, attributes, disclosure, today }: Beside,
): Promise<ProductPage> {
  const { localiser, categories } = view;
  const texts = localiser.read({ name: row.name, summary: row.summary, description: row.description });
  return {
    id: row.id,
    code: row.code,
    seo_name: row.seo_name,
    ...texts,
    seo_title: readTexts(row.seo_title)[localiser.lang] ?? null,
    seo_description: readTexts(row.seo_description)[localiser.lang] ?? null,
    attributes: attributes.map((attribute) => presentAttribute(attribute, localiser)),
    transporter_types: types.map((type) => presentTransporterType(type, localiser)),
    ...(await readOfferedVariants(view, { id: row.id, name: texts.name, disclosure })),
    claims: await listPublicClaims(view, { productId: row.id, today }),
    ...galleries,
    path: categories.path(row.category_id).map((step) => presentStep(step, localiser)),
    ...(await readAssociated(view, row.id)),
    ...(await loadNeighbours(view, row)),
    langs: productLanguages(row, attributes, { langs, mainLang: localiser.mainLang }),
  };
}

async function readAssociated(view: PublicView, productId: number) {
  const { fits_with, ...lists } = await listAssociated(view, productId);
  const associations = shownSides.flatMap((side) =>
    lists[side].length > 0 ? [{ side, products: lists[side] }] : [],
  );
  return { fits_with, associations };
}

/** The languages of `langs` in which a product has its own texts, those of its attributes included. */
export function productLanguages(
  row: Pick<ProductRow, 'name' | 'summary' | 'description'>,
  attributes: readonly ShownAttribute[],
  { langs, mainLang }: { langs: readonly string[]; mainLang: string },
): string[] {
  return translatedLanguages(langs, mainLang, {
    name: readTexts(row.name),
    others: [
      readTexts(row.summary),
      readTexts(row.description),
      ...attributes.flatMap(({ label, value, read }) => (read ? [label] : [label, value])),
    ],
  });
}

async function findVisibleProduct(view: PublicView, seoName: string): Promise<ProductRow | undefined> {
  const products = visibleProducts(view.db, view.now, view.categories.ids).selectAll();
  const current = await products.where('seo_name', '=', seoName).executeTakeFirst();
  if (current) return current;
  const id = await findIdByOldSlug(view.db, 'product', seoName);
  return id === undefined ? undefined : products.where('id', '=', id).executeTakeFirst();
}

/** Reads the column `attributes` and adds the texts of the labels. */
export function labelledAttributes(column: string, labels: Labels, mainLang: string): ShownAttribute[] {
  return readAttributes(column).map(({ label_id: id, value }) =>
    shownAttribute(labels.get(id), { label: {}, value }, mainLang),
  );
}

/** A row with its value as it can be read. `label` has texts of a label that is not stored yet. */
export function shownAttribute(
  definition: Label | undefined,
  { label, value }: Pick<ShownAttribute, 'label' | 'value'>,
  mainLang: string,
): ShownAttribute {
  const parts = readTextsOfValue(definition, value, mainLang);
  return {
    label: { ...label, ...definition?.name },
    value,
    ...(definition && parts && { read: { definition, parts } }),
  };
}

/** An attribute in the language of a page. */
export function presentAttribute({ label, value, read }: ShownAttribute, { lang, mainLang }: Localiser) {
  const shown = {
    label: resolveName(label, lang, mainLang, []),
    value: read
      ? { text: writeValue(read.definition, read.parts, lang, mainLang), lang, isFallback: false }
      : resolveText(value, lang, mainLang),
  };
  const range = read && writeRangeOfSizes(read.definition, read.parts, { lang, mainLang });
  const fallbacks = Object.fromEntries(
    Object.entries(shown).flatMap(([field, text]) => (text.isFallback ? [[field, text.lang]] : [])),
  );
  return {
    label: shown.label.text,
    value: shown.value.text,
    ...(read && measureOf(read.definition, read.parts)),
    ...(range !== undefined && { range }),
    ...(Object.keys(fallbacks).length > 0 && { fallbacks }),
  };
}

/** The number of an attribute for search engines; nothing if it has several or its unit has no code. */
function measureOf({ unit }: Label, parts: readonly TypedPart[]): { measure?: Measure } {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || !('low' in part)) return {};
  return { measure: { low: part.low, high: part.high, ...(unit !== '' && { unit_code: units[unit].code }) } };
}
