import { useQuery } from '@tanstack/react-query';
import {
  ScheduledImportDeleted,
  ScheduledImports,
  ScheduledImportWritten,
  type ScheduledImport,
} from '../scheduled-import.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/scheduled-imports';

/** In milliseconds: how often the list looks for ended runs, and while an import is checked. */
const lookEvery = { usually: 10_000, whileChecking: 3_000 };

export function useScheduledImports() {
  return useQuery({
    queryKey: [path],
    queryFn: () => read(ScheduledImports, path),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ last_result: result }) => result === 'checking')
        ? lookEvery.whileChecking
        : lookEvery.usually,
  });
}

export async function createScheduledImport(fields: Fields): Promise<ScheduledImport> {
  return (await invalidateAfter(write(ScheduledImportWritten, 'POST', path, fields))).data;
}

export async function updateScheduledImport(id: number, fields: Fields): Promise<ScheduledImport> {
  return (await invalidateAfter(write(ScheduledImportWritten, 'PUT', `${path}/${id}`, fields))).data;
}

export function deleteScheduledImport(id: number) {
  return invalidateAfter(write(ScheduledImportDeleted, 'DELETE', `${path}/${id}`));
}

export async function runScheduledImport(id: number): Promise<ScheduledImport> {
  return (await invalidateAfter(write(ScheduledImportWritten, 'PUT', `${path}/${id}/run`))).data;
}
