import type { SheetFilter } from '#panel/list/use-sheet-download.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ImportColumns, MappingsWritten, type ColumnMapping } from '../column-mapping.ts';
import {
  Import,
  ImportRows,
  Imports,
  ImportUndo,
  ImportWritten,
  ProductSheet,
  RepeatedProblems,
  type GridRows,
  type ImportPictures,
  type ImportRowsQuery,
} from '../import.ts';
import { read, upload, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, queryClient } from '#panel/api/queries.ts';
import type { SendFile } from '#panel/media/upload-queue.ts';
import { isBusy } from './import-words.ts';

const path = '/imports';
const pollTime = 1_000;

/** Loads a page of the imports, the newest first, repeatedly while the server works on one of them. */
export function useImports(page: number) {
  return useQuery({
    queryKey: ['imports', 'list', page],
    queryFn: () => read(Imports, path, { page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => isBusy(state)) ? pollTime : false,
  });
}

const importKey = (id: number) => ['imports', id];

/** Loads one import, repeatedly while the server works on it. */
export function useImport(id: number) {
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => read(Import, `${path}/${id}`),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data.state) ? pollTime : false),
  });
}

/**
 * Loads a page of the rows of a checked import, again each time they are shown: another check replaces them, possibly
 * within the second of `updated_at`, which tells the checks apart otherwise.
 */
export function useImportRows(
  { id, updated_at: at }: Pick<Import, 'id' | 'updated_at'>,
  query: ImportRowsQuery,
) {
  return useQuery({
    queryKey: ['imports', id, 'rows', at, query],
    queryFn: () => readImportRows(id, query),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Loads the problems that several rows of a checked import have. */
export function useRepeatedProblems({ id, updated_at: at }: Pick<Import, 'id' | 'updated_at'>) {
  return useQuery({
    queryKey: ['imports', id, 'problems', at],
    queryFn: () => read(RepeatedProblems, `${path}/${id}/problems`),
    staleTime: 0,
  });
}

export const readImportRows = (id: number, query: ImportRowsQuery) =>
  read(ImportRows, `${path}/${id}/rows`, query);

type Watch = Parameters<SendFile<Import>>[1];

/** Sends a sheet or a ZIP. The server answers before it checks the file. */
export async function startImport(file: File, watch: Watch): Promise<Import> {
  return (await invalidateAfter(upload(ImportWritten, path, { file }, watch))).data;
}

export const startPictureImport = (pictures: ImportPictures) => start({ pictures });
export const startGridImport = (rows: GridRows) => start({ rows });

async function start(fields: Fields): Promise<Import> {
  return (await invalidateAfter(write(ImportWritten, 'POST', path, fields))).data;
}

export const applyImport = (id: number, skipProblems: boolean) =>
  change(id, 'apply', { skip_problems: skipProblems });
export const undoImport = (id: number) => change(id, 'undo');
export const cancelImport = (id: number) => change(id, 'cancel');
export const confirmProposals = (id: number, isConfirmed: boolean, positions?: readonly number[]) =>
  change(id, 'proposals', { is_confirmed: isConfirmed, ...(positions && { positions }) });
export const checkImportAgain = (id: number, { withHidden }: { withHidden?: boolean } = {}) =>
  change(id, 'check', withHidden === undefined ? {} : { with_hidden: withHidden });
/** Checks the file again with other columns; `name` keeps the mapping for later files of a supplier. */
export const checkWithMapping = (id: number, mapping: ColumnMapping, name: string) =>
  change(id, 'check', { mapping: JSON.stringify(mapping), save_as: name });

/** Loads the columns of an import's file and what they become. */
export function useImportColumns({ id, updated_at: at }: Pick<Import, 'id' | 'updated_at'>, isOpen: boolean) {
  return useQuery({
    queryKey: ['imports', id, 'columns', at],
    queryFn: () => read(ImportColumns, `${path}/${id}/columns`),
    enabled: isOpen,
    staleTime: 0,
  });
}

export const forgetMapping = (id: number) =>
  invalidateAfter(write(MappingsWritten, 'DELETE', `/import-mappings/${id}`));

/** Loads what undoing would change now. */
export const readUndo = (id: number) => read(ImportUndo, `${path}/${id}/undo`);

async function change(id: number, action: string, fields: Fields = {}): Promise<Import> {
  const { data } = await invalidateAfter(write(ImportWritten, 'PUT', `${path}/${id}/${action}`, fields));
  // The new state is set at once, so that the buttons of the old state disappear.
  queryClient.setQueryData(importKey(id), data);
  return data;
}

/** Loads the filtered products as rows and columns of the grid. */
export function useProductSheet(filter: SheetFilter) {
  return useQuery({
    queryKey: ['products', 'sheet', filter],
    queryFn: () => read(ProductSheet, '/products/sheet', filter),
    // A refetch would change rows while they are being edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  });
}
