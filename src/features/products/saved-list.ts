import { z } from 'zod';
import { anyGap, productFilterShape } from '#features/product-lists/product-list.ts';
import { written } from '#shared/schema/envelope.ts';
import { jsonObject, requiredLine } from '#shared/schema/fields.ts';
import { completenessCounts } from './product-families.ts';

/** The largest number of lists that a person keeps. */
export const maxSavedLists = 20;

/** Body of POST `/saved-lists`: the filter of the product list as it is on the screen. */
export const SavedListCreate = z.object({
  name: requiredLine(60),
  filter: jsonObject(productFilterShape).refine(
    (filter) => listQuery(filter) !== '',
    'Önce listeyi bir arama ya da filtreyle daraltın.',
  ),
});
export type SavedListCreate = z.output<typeof SavedListCreate>;

/** A list of products that a person keeps. It holds what matches its filter when it is opened. */
export const SavedList = z.object({
  id: z.int(),
  name: z.string(),
  /** The filter as in the address of the panel's list: `category_id=7&state=hidden`. */
  query: z.string(),
});
export type SavedList = z.infer<typeof SavedList>;
/** The lists of the signed-in person by name. */
export const SavedLists = z.array(SavedList);
export const SavedListWritten = written(SavedList);

/** Answer of GET `/saved-lists/completeness`. */
export const SavedListCompleteness = SavedList.extend(completenessCounts);
export type SavedListCompleteness = z.infer<typeof SavedListCompleteness>;
export const SavedListsCompleteness = z.array(SavedListCompleteness);

/** The filters in the order in which they stand in `query`; `catalogue` is every list's default. */
const filterNames = ['section', 'search', 'category_id', 'state', 'transporter_types', 'without'] as const;

/** A filter as in the address of the panel's list; the same filter has the same text. */
export function listQuery(filter: Readonly<Partial<Record<(typeof filterNames)[number], unknown>>>): string {
  const set = filterNames.flatMap((name) => {
    const value = filter[name];
    const text = Array.isArray(value) || typeof value === 'number' ? String(value) : value;
    return typeof text !== 'string' || text === '' || text === 'catalogue' ? [] : [[name, text]];
  });
  return new URLSearchParams(set).toString();
}

/** The address of the products of a list that lack `key` too, by default anything. */
export function lackingQuery(query: string, key: string = anyGap): string {
  const params = new URLSearchParams(query);
  const keys = (params.get('without') ?? '').split(',').filter((one) => one !== '' && one !== key);
  params.set('without', [...keys, key].join(','));
  return params.toString();
}
