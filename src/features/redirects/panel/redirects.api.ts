import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MissingAddressPage } from '../missing-address.ts';
import { ImportProblems, RedirectPage, RedirectsImported, RedirectWritten } from '../redirect.ts';
import type { ImportProblem, Redirect } from '../redirect.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/redirects';

type Query = { page: number; search: string };

export function useRedirects(query: Query) {
  return useQuery({
    queryKey: [path, query],
    queryFn: () => read(RedirectPage, path, query),
    placeholderData: keepPreviousData,
  });
}

export function useMissingAddresses(query: Query) {
  return useQuery({
    queryKey: [`${path}/missing`, query],
    queryFn: () => read(MissingAddressPage, `${path}/missing`, query),
    placeholderData: keepPreviousData,
  });
}

export async function createRedirect(fields: Fields): Promise<Redirect> {
  return (await invalidateAfter(write(RedirectWritten, 'POST', path, fields))).data;
}

export async function updateRedirect(id: number, fields: Fields): Promise<Redirect> {
  return (await invalidateAfter(write(RedirectWritten, 'PUT', `${path}/${id}`, fields))).data;
}

export function deleteRedirects(ids: readonly (string | number)[]) {
  return invalidateAfter(write(Success, 'DELETE', path, { delete_list: JSON.stringify(ids) }));
}

export async function importRedirects(fields: { rows: string } | { file: File }): Promise<RedirectsImported> {
  return (await invalidateAfter(write(RedirectsImported, 'POST', `${path}/import`, fields))).data;
}

/** The wrong rows that a refused import names; empty for other errors. */
export function problemsOf(error: unknown): ImportProblem[] {
  if (!(error instanceof RequestRefused)) return [];
  return ImportProblems.safeParse(error.record).data?.problems ?? [];
}

export function removeMissingAddress(address: string) {
  return invalidateAfter(write(Success, 'DELETE', `${path}/missing`, { address }));
}
