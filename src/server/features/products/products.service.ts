import type { Product, ProductCreate, ProductUpdate } from '#shared/api/product.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { messages } from '#shared/rules/messages.ts';
import type { Context } from '#server/context.ts';
import { toJson } from '#server/db/json.ts';
import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import { productDocument } from '#server/features/product-search/document.ts';
import { putDocuments } from '#server/features/product-search/documents.service.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { checkVersion } from '#server/db/versions.ts';
import { invalid } from '#server/errors.ts';
import { checkCategory } from '#server/features/categories/categories.service.ts';
import {
  checkTextLanguages,
  getLanguageCodes,
  requireMainText,
} from '#server/features/languages/languages.service.ts';
import { chooseSlug, moveSlug } from '#server/features/slugs/slugs.service.ts';
import { checkTransporterTypes } from '#server/features/transporter-types/transporter-types.service.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { attachMedia } from '#server/features/product-files/galleries.service.ts';
import { derivedTexts } from './product-texts.ts';
import { replaceTransporterTypes } from './transporter-types.queries.ts';
import {
  insertProduct,
  replaceProductTexts,
  selectIdByCode,
  selectTopPlace,
  updateProductRow,
  type ProductRow,
} from './products.queries.ts';
import { getProduct, getProductRow, presentProduct } from './products.read.ts';

export async function createProduct(ctx: Context, actor: Actor, input: ProductCreate): Promise<Product> {
  const sent = await cleanTexts(input);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const languages = await checkTexts(tx, input);
    requireMainText('name', input.name, languages.main);
    await checkCategory(tx, input.category_id);
    const code = await checkCode(tx, undefined, input.code);
    const newId = await insertProduct(tx.db, {
      category_id: input.category_id ?? 0,
      code,
      // Made from the id below, which is not known yet; `:` stands in no slug.
      seo_name: ':new',
      ...mergedTexts(emptyTexts, sent),
      attributes: toJson(input.attributes ?? []),
      is_active: input.is_active === false ? 0 : 1,
      is_featured: Number(input.is_featured ?? false),
      published_at: input.published_at ?? tx.now,
      queue: (await selectTopPlace(tx.db, 'catalogue')) + 1,
      featured_queue: (await selectTopPlace(tx.db, 'featured')) + 1,
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    const name = input.name[languages.main] ?? '';
    const seoName = await chooseSlug(tx.db, 'product', { id: newId, typed: input.seo_name, name });
    const row = await updateProductRow(tx.db, newId, { seo_name: seoName });
    await storeTags(tx, newId, input.transporter_types ?? []);
    await attachMedia(tx, newId, { gallery: 'images', mediaIds: input.images ?? [] });
    await storeDerivedTexts(tx, row, languages);
    await tx.record({ entity: 'product', id: newId, action: 'create', before: null, after: row });
    return newId;
  });
  return getProduct(ctx, id);
}

/** Changes only what `input` carries. */
export async function updateProduct(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductUpdate,
): Promise<Product> {
  const sent = await cleanTexts(input);
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    await checkVersion(input.version, before.version, () => presentProduct(tx.db, before));
    const languages = await checkTexts(tx, input);
    const texts = mergedTexts(before, sent);
    requireMainText('name', readTexts(texts.name), languages.main);
    if (input.category_id !== undefined) await checkCategory(tx, input.category_id);
    const typed = input.seo_name;
    const name = readTexts(texts.name)[languages.main] ?? '';
    const seoName =
      typed === undefined || typed === before.seo_name
        ? before.seo_name
        : await chooseSlug(tx.db, 'product', { id, typed, name });
    const becomesFeatured = input.is_featured === true && before.is_featured === 0;
    const after = await updateProductRow(tx.db, id, {
      ...texts,
      seo_name: seoName,
      ...(input.code !== undefined && { code: await checkCode(tx, id, input.code) }),
      ...(input.category_id !== undefined && { category_id: input.category_id }),
      ...(input.attributes && { attributes: toJson(input.attributes) }),
      ...(input.is_active !== undefined && { is_active: Number(input.is_active) }),
      ...(input.is_featured !== undefined && { is_featured: Number(input.is_featured) }),
      ...(becomesFeatured && { featured_queue: (await selectTopPlace(tx.db, 'featured')) + 1 }),
      ...(input.published_at !== undefined && { published_at: input.published_at ?? tx.now }),
      version: before.version + 1,
      updated_at: tx.now,
    });
    if (input.transporter_types) await storeTags(tx, id, input.transporter_types);
    await storeDerivedTexts(tx, after, languages);
    await moveSlug(tx, 'product', id, { from: before.seo_name, to: seoName });
    await tx.record({ entity: 'product', id, action: 'update', before, after });
  });
  return getProduct(ctx, id);
}

const textColumns = ['name', 'summary', 'description', 'seo_title', 'seo_description'] as const;
type TextColumn = (typeof textColumns)[number];
type SentTexts = Record<TextColumn, LocalisedText>;
const emptyTexts: Pick<ProductRow, TextColumn> = {
  name: '{}',
  summary: '{}',
  description: '{}',
  seo_title: '{}',
  seo_description: '{}',
};

/** Before the transaction: text made to be slow takes most of a second, for which no writer should wait. */
async function cleanTexts(input: SentTexts): Promise<SentTexts> {
  const description: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.description)) description[lang] = await cleanRichText(html);
  return { ...input, description };
}

function mergedTexts(before: Pick<ProductRow, TextColumn>, sent: SentTexts): Pick<ProductRow, TextColumn> {
  const merged = textColumns.map((column) => [column, mergeTexts(before[column], sent[column])]);
  return Object.fromEntries(merged) as Pick<ProductRow, TextColumn>;
}

async function checkTexts(tx: ContentTransaction, input: ProductUpdate) {
  const languages = await getLanguageCodes(tx.db);
  const { name, summary, description, seo_title, seo_description } = input;
  checkTextLanguages({ name, summary, description, seo_title, seo_description }, languages.all);
  for (const [index, { label, value }] of (input.attributes ?? []).entries()) {
    checkTextLanguages(
      { [`attributes.${index}.label`]: label, [`attributes.${index}.value`]: value },
      languages.all,
    );
  }
  return languages;
}

/** @throws AppError 422 for a code that is empty or another live product's */
export async function checkCode(tx: ContentTransaction, id: number | undefined, code = ''): Promise<string> {
  if (code === '') throw invalid({ code: [messages.required] });
  const owner = await selectIdByCode(tx.db, code);
  if (owner !== undefined && owner !== id) throw invalid({ code: ['Bu kod başka bir üründe kullanılıyor.'] });
  return code;
}

async function storeTags(tx: ContentTransaction, id: number, keys: readonly string[]): Promise<void> {
  const typeIds = await checkTransporterTypes(tx, keys);
  await replaceTransporterTypes(tx.db, id, typeIds);
}

/** What a product is found by and sorted by, made anew from its texts. */
export async function storeDerivedTexts(
  tx: ContentTransaction,
  row: ProductRow,
  languages: { all: readonly string[]; main: string },
): Promise<void> {
  await replaceProductTexts(tx.db, row.id, derivedTexts(row.id, readTexts(row.name), languages));
  await putDocuments(tx.db, [productDocument(row)]);
}
