import { category, type CategoryTree } from '../category.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { hasUnknownLabel, loadLiveLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { countToursByCategory } from './tour-counts.read.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { selectCategories, selectTreeNodes, type CategoryRow } from './categories.queries.ts';
import { countProductsByCategory } from './category-counts.read.ts';
import { buildTree, misplacement, subtreeIds, type Misplacement } from './category-tree.ts';

const misplacementTexts: Readonly<Record<Misplacement, string>> = {
  'unknown-parent': 'Seçilen üst kategori yok; listeyi yenileyin.',
  'own-descendant': 'Bir kategori kendi altına taşınamaz.',
  'too-deep': 'Bir ana kategorinin altında en çok üç düzey olabilir.',
};

/** The category as a simple record (docs/decisions/0026). */
export const categoryResource = recordResource({
  schemas: category,
  table: recordTable('categories', {
    section: 'products',
    parent_id: null,
    // A placeholder until the id is known, because the slug may contain the id. No real slug contains `:`.
    seo_name: ':new',
    image_id: null,
    is_active: 1,
    attribute_labels: '[]',
    required_attributes: '[]',
    filter_attributes: '[]',
  }),
  columns: ({ sub_category: parentId, image_id, is_active, attribute_labels: labels, ...sent }) => ({
    parent_id: parentId,
    image_id,
    is_active,
    attribute_labels: labels && idsColumn(labels),
    required_attributes: sent.required_attributes && idsColumn(sent.required_attributes),
    filter_attributes: sent.filter_attributes && idsColumn(sent.filter_attributes),
  }),
  check: async (tx, row) => {
    const problem = await findMisplacement(tx, row);
    if (problem) throw invalid({ sub_category: [misplacementTexts[problem]] });
    if (await hasUnknownLabel(tx.db, labelIds(row)))
      throw invalid({ attribute_labels: ['Seçilen özellik etiketi yok; listeyi yenileyin.'] });
  },
  present: async (db, rows) => {
    const below = await sumBelow(db);
    const products = await countProductsByCategory(db);
    const tours = await countToursByCategory(db);
    const isLabel = await loadLiveLabels(db, rows.flatMap(labelIds));
    const pictures = await loadPictures(
      db,
      rows.flatMap((row) => row.image_id ?? []),
    );
    return (row) => {
      const picture = pictures.get(row.image_id ?? 0);
      return {
        section: row.section,
        sub_category: row.parent_id,
        seo_name: row.seo_name,
        image: picture ? withAlt(picture, '') : null,
        is_active: row.is_active === 1,
        attribute_labels: labelIds(row).filter(isLabel),
        required_attributes: templatePart(row, 'required_attributes').filter(isLabel),
        filter_attributes: templatePart(row, 'filter_attributes').filter(isLabel),
        product_count: below(products, row.id),
        tour_count: below(tours, row.id),
        created_at: row.created_at,
        updated_at: row.updated_at,
      };
    };
  },
});

const idsColumn = (ids: readonly number[]) => toJson([...new Set(ids)]);

/** The ids of a category's template that are also in the column; those outside the template mean nothing. */
export function templatePart(
  row: Pick<CategoryRow, 'attribute_labels' | TemplatePart>,
  column: TemplatePart,
): number[] {
  const inTemplate = new Set(labelIds(row));
  return fromJson<number[]>(row[column]).filter((id) => inTemplate.has(id));
}

type TemplatePart = 'required_attributes' | 'filter_attributes';

/**
 * The ids in a category's template. Those of deleted labels stay, so that a restored label returns to the
 * template.
 */
function labelIds({ attribute_labels: ids }: Pick<CategoryRow, 'attribute_labels'>): number[] {
  return fromJson<number[]>(ids);
}

/** The reason why a category cannot be below its parent; undefined if it can. */
export async function findMisplacement(
  { db }: Pick<ContentTransaction, 'db'>,
  { id, section, parent_id: parentId }: Pick<CategoryRow, 'id' | 'parent_id'> & { section: CategoryTree },
): Promise<Misplacement | undefined> {
  return misplacement(buildTree(await selectCategories(db, section)), id, parentId);
}

/** Returns a function that adds up the counts of a category and of all categories below it. */
async function sumBelow(db: Reader): Promise<(counts: ReadonlyMap<number, number>, id: number) => number> {
  const tree = buildTree(await selectTreeNodes(db));
  return (counts, id) => subtreeIds(tree, id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0);
}
