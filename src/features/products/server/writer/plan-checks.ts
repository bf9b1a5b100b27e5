import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, refused } from '#server/errors.ts';
import { checkTextLanguages, requireMainText } from '#server/languages/languages.service.ts';
import { checkVersion } from '#server/versions.ts';
import { checkCategories, checkCategory } from '#features/categories/server/categories.service.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { loadTransporterTypes } from '#features/transporter-types/server/transporter-types.read.ts';
import { checkCodes } from '../codes.service.ts';
import { fieldsOf, type ProductPlan } from './product-plan.ts';
import { presentProduct } from '../products.read.ts';
import { emptyTexts, type LanguageCodes } from '../texts.service.ts';

/**
 * Checks all plans before anything is written.
 *
 * @throws AppError 409 with the present product for an old version, 422 for everything else
 */
export async function checkPlans(
  tx: ContentTransaction,
  plans: readonly ProductPlan[],
  languages: LanguageCodes,
): Promise<void> {
  for (const plan of plans)
    if (plan.change === 'update') await checkProductVersion(tx, plan.before, plan.version);
  for (const plan of plans) checkTexts(plan, languages);
  await checkPlannedCategories(tx, plans);
  await checkCodes(tx, plans.flatMap(wantedCode));
}

/** @throws AppError 409 with the present product if `sent` is not its version. */
export async function checkProductVersion(
  { db }: ContentTransaction,
  present: ProductRow,
  sent: number | undefined,
): Promise<void> {
  await checkVersion(sent, present.version, () => presentProduct(db, present));
}

function checkTexts(plan: ProductPlan, { all, main }: LanguageCodes): void {
  const { texts, attributes = [] } = fieldsOf(plan);
  if (texts) checkTextLanguages(texts, all);
  for (const [index, { label, value }] of attributes.entries()) {
    const row = `attributes.${index}`;
    checkTextLanguages({ [`${row}.label`]: label, [`${row}.value`]: value }, all);
  }
  if (!texts) return;
  const before = plan.change === 'create' ? (plan.from ?? emptyTexts) : plan.before;
  requireMainText('name', readTexts(mergeTexts(before.name, texts.name ?? {})), main);
}

async function checkPlannedCategories(tx: ContentTransaction, plans: readonly ProductPlan[]): Promise<void> {
  const named = new Set<number>();
  for (const plan of plans) {
    const { category_id: id } = fieldsOf(plan);
    if (id !== undefined) named.add(id);
    else if (plan.change === 'create' && !plan.from) await checkCategory(tx, undefined);
    if (plan.change === 'restore' && (await loadSubtreeIds(tx.db, plan.before.category_id)).length === 0)
      throw refused('Ürünün kategorisi silinmiş. Önce kategoriyi geri alın.');
  }
  await checkCategories(tx, [...named]);
}

/** The code that a plan needs. A new product must have one; a restored product gets free codes instead. */
function wantedCode(plan: ProductPlan): Parameters<typeof checkCodes>[1][number][] {
  const { code } = fieldsOf(plan);
  if (plan.change === 'create') return [{ id: undefined, code: code ?? '', present: undefined }];
  return code === undefined ? [] : [{ id: plan.before.id, code, present: plan.before.code }];
}

/**
 * Finds the ids of the transporter types of each product whose types change.
 *
 * @throws AppError 422 for an unknown type
 */
export async function loadPlannedTypes(
  { db }: ContentTransaction,
  plans: readonly ProductPlan[],
): Promise<Map<ProductPlan, number[]>> {
  const found = new Map<ProductPlan, number[]>();
  const named = plans.filter((plan) => {
    const { transporter_types: keys, transporter_type_ids: ids } = fieldsOf(plan);
    return keys ?? ids;
  });
  if (named.length === 0) return found;
  const rows = await loadTransporterTypes(db);
  const idsByKey = new Map(rows.map(({ key, id }) => [key, id]));
  const liveIds = new Set(idsByKey.values());
  for (const plan of named) {
    const { transporter_types: keys = [], transporter_type_ids: ids = [] } = fieldsOf(plan);
    if (ids.some((id) => !liveIds.has(id))) throw refused('Bir taşıyıcı türü silinmiş.');
    const idsOfKeys = keys.map((key) => {
      const id = idsByKey.get(key);
      if (id === undefined) throw invalid({ transporter_types: [`Böyle bir taşıyıcı türü yok: ${key}`] });
      return id;
    });
    found.set(plan, sortedIds([...ids, ...idsOfKeys]));
  }
  return found;
}

const sortedIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);
