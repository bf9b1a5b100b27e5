import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { ProductListQuery } from '#features/product-lists/product-list.ts';
import {
  listQuery,
  maxSavedLists,
  type SavedList,
  type SavedListCompleteness,
  type SavedListCreate,
} from '../../saved-list.ts';
import { readFilteredCompleteness } from '../gaps/completeness.read.ts';
import { deleteOwnSavedList, insertSavedList, selectSavedLists } from './saved-lists.queries.ts';

export async function listSavedLists(db: Reader, userId: number): Promise<SavedList[]> {
  const lists = await selectSavedLists(db, userId);
  return lists.toSorted((one, other) => one.name.localeCompare(other.name, 'tr'));
}

/** The lists of a person with how complete their products are; one query each, so that others are answered between. */
export async function listSavedListsCompleteness(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<SavedListCompleteness[]> {
  const now = clock.now().toISOString();
  const lists: SavedListCompleteness[] = [];
  for (const list of await listSavedLists(db, userId)) {
    const filter = ProductListQuery.parse(Object.fromEntries(new URLSearchParams(list.query)));
    lists.push({ ...list, ...(await readFilteredCompleteness(db, filter, now)) });
  }
  return lists;
}

/** @throws AppError 422 for a name that the person already uses, and beyond the largest number of lists */
export function createSavedList(
  ctx: Context,
  userId: number,
  { name, filter }: SavedListCreate,
): Promise<SavedList> {
  return inOperationalTransaction(ctx, async ({ db, now }) => {
    const own = await selectSavedLists(db, userId);
    const folded = (text: string) => text.toLocaleLowerCase('tr');
    if (own.some((list) => folded(list.name) === folded(name)))
      throw invalid({ name: ['Bu adda bir listeniz var. Başka bir ad yazın.'] });
    if (own.length >= maxSavedLists)
      throw refused(`En çok ${maxSavedLists} liste saklayabilirsiniz. Kullanmadığınız birini silin.`);
    return insertSavedList(db, { user_id: userId, name, query: listQuery(filter), created_at: now });
  });
}

/** @throws AppError 404, also for the list of another person */
export async function deleteSavedList(ctx: Context, userId: number, id: number): Promise<void> {
  const deleted = await inOperationalTransaction(ctx, ({ db }) => deleteOwnSavedList(db, { userId, id }));
  if (!deleted) throw notFound('Bu liste yok; silinmiş olabilir. Sayfayı yenileyin.');
}
