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
