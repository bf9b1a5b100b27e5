import type { Reader } from '#server/db/connect.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import { isSameValue, movedKey, type Article } from '../sheet/article.ts';
import { selectModels, selectVariantsById } from '../sheet/articles.queries.ts';
import { modelArticle, variantArticle } from '../sheet/articles.read.ts';
import { loadClaimValues } from '../sheet/claim-values.read.ts';
import { loadFileValues } from '../sheet/file-values.read.ts';
import { noOrderingData } from '#features/ordering-data/ordering-data.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import { loadVariantFiles } from '#features/variant-files/server/variant-files.read.ts';
import { loadVariantRows } from '#features/variants/server/variants.read.ts';

/**
 * The rows that undoing can revert (`undone`), and the rows whose articles somebody changed since (`kept`).
 */
export type UndoPlan = { undone: PlannedRow[]; kept: PlannedRow[] };

/** Decides for each written row of a sheet whether undoing can revert it, one batch of rows at a time. */
export async function* planUndo(db: Reader, importId: number): AsyncGenerator<UndoPlan> {
  const { all } = await getLanguageCodes(db);
  for await (const stored of writtenRows(db, importId)) {
    const rows = stored.map(plannedRow);
    const articles = await loadArticles(db, rows, all);
    const crowded = await findCrowded(db, importId, rows);
    const isUndone = (row: PlannedRow) => {
      const article = articles.get(keyOf(row));
      return article !== undefined && isAsImported(row, article) && !crowded.has(row.productId ?? 0);
    };
    const { undone = [], kept = [] } = Object.groupBy(rows, (row) => (isUndone(row) ? 'undone' : 'kept'));
    yield { undone, kept };
  }
}

const keyOf = ({ kind, productId, variantId }: Pick<PlannedRow, 'kind' | 'productId' | 'variantId'>) =>
  kind === 'model' ? `model ${productId}` : `variant ${variantId}`;

async function loadArticles(
  db: Reader,
  rows: readonly PlannedRow[],
  languages: readonly string[],
): Promise<Map<string, Article>> {
  const models = await selectModels(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  const live = new Set(models.map(({ id }) => id));
  const variants = await selectVariantsById(
    db,
    rows.flatMap(({ variantId }) => variantId ?? []),
  );
  const ordering = await loadOrdering(db, [...live]);
  const variantFiles = await loadVariantFiles(db, [...live]);
  const files = await loadFileValues(
    db,
    [...live],
    variants.map((row) => ({ ...row, files: variantFiles(row.id) })),
  );
  const claims = await loadClaimValues(db, 'product', [...live]);
  const associated = await loadNamedCodes(db, [...live]);
  const dataOf = (row: { id: number; product_id: number }) =>
    ordering(row.product_id).variants.get(row.id) ?? noOrderingData;
  const articles = [
    ...models.map((row) =>
      modelArticle(row, languages, {
        own: ordering(row.id).own,
        claims: claims(row.id),
        associated: associated(row.id),
        files: files.ofModel(row.id),
      }),
    ),
    ...variants
      .filter((row) => live.has(row.product_id))
      .map((row) =>
        variantArticle(
          { ...row, ordering: dataOf(row) },
          { modelCode: '', languages, files: files.ofVariant(row.id) },
        ),
      ),
  ];
  return new Map(articles.map((article) => [keyOf(article), article]));
}

/**
 * A new article must still have the imported version, because undoing deletes it. Of other articles only the
 * imported fields must be unchanged.
 */
function isAsImported({ isNew, version, after, productId }: PlannedRow, article: Article): boolean {
  if (isNew) return article.version === version;
  const values = Object.entries(after).filter(([key]) => key !== movedKey);
  return (
    article.productId === productId &&
    values.every(([key, value]) => isSameValue(article.values[key] ?? null, value))
  );
}

/** The new products that got other variants since. Deleting such a product would delete those too. */
async function findCrowded(db: Reader, importId: number, rows: readonly PlannedRow[]): Promise<Set<number>> {
  const created = rows.filter(({ isNew, kind }) => isNew && kind === 'model');
  const ids = created.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Set();
  const variants = await loadVariantRows(db, ids);
  const ours = await db
    .selectFrom('import_rows')
    .select(['variant_id', 'version'])
    .where('import_id', '=', importId)
    .where('variant_id', 'is not', null)
    .where('product_id', 'in', ids)
    .execute();
  const versions = new Map(ours.map(({ variant_id: id, version }) => [id, version]));
  return new Set(
    variants.filter(({ id, version }) => versions.get(id) !== version).map(({ product_id: id }) => id),
  );
}
