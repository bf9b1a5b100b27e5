import { useQuery } from '@tanstack/react-query';
import { SavedLists, SavedListsCompleteness, SavedListWritten } from '../../saved-list.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { Success } from '#shared/schema/envelope.ts';

const path = '/saved-lists';

export function useSavedLists() {
  return useQuery({ queryKey: [path], queryFn: () => read(SavedLists, path) });
}

/** A copy of a list that a record keeps: its name and its filter. */
type KeptList = { name: string; query: string };

/** A list as the value of a select; equal lists have equal values. */
export const savedListValue = ({ name, query }: KeptList): string => JSON.stringify({ name, query });

export const savedListName = (value: string): string => (JSON.parse(value) as KeptList).name;

/** Loads the user's own lists as options of a select, with the one that the record keeps. */
export function useSavedListOptions(kept: KeptList | null | undefined) {
  const { data: own = [] } = useSavedLists();
  const lists = [...own, ...(kept ? [kept] : [])];
  const options = new Map(lists.map((list) => [savedListValue(list), list.name]));
  return [...options].map(([value, label]) => ({ value, label }));
}

export function useSavedListsCompleteness() {
  return useQuery({
    queryKey: ['products', path, 'completeness'],
    queryFn: () => read(SavedListsCompleteness, `${path}/completeness`),
    ...readAnew,
  });
}

export async function createSavedList(fields: Fields) {
  return (await invalidateAfter(write(SavedListWritten, 'POST', path, fields))).data;
}

export const deleteSavedList = (id: number) => invalidateAfter(write(Success, 'DELETE', `${path}/${id}`));
