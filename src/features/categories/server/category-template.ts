import { fromJson } from '#server/db/json.ts';
import { templatePart } from './category-resource.ts';
import type { CategoryRow } from './categories.queries.ts';

/**
 * The labels by which the last category of a path is filtered: those of the nearest category with a template.
 * Undefined if staff chose none there.
 */
export function filterLabelsOf(path: readonly CategoryRow[]): readonly number[] | undefined {
  const category = path.findLast(({ attribute_labels: ids }) => fromJson<number[]>(ids).length > 0);
  const ids = category ? templatePart(category, 'filter_attributes') : [];
  return ids.length > 0 ? ids : undefined;
}
