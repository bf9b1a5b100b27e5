import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataRequestPage, DataRequestWritten, type DataRequest } from '../data-request.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/data-requests';

export function useDataRequests(query: { page: number; state: string }) {
  return useQuery({
    queryKey: [path, query],
    queryFn: () => read(DataRequestPage, path, query),
    placeholderData: keepPreviousData,
  });
}

export async function createDataRequest(fields: Fields): Promise<DataRequest> {
  return (await invalidateAfter(write(DataRequestWritten, 'POST', path, fields))).data;
}

export const deleteDataRequest = (id: number) => invalidateAfter(write(Success, 'DELETE', `${path}/${id}`));

export async function updateDataRequest(id: number, fields: Fields): Promise<DataRequest> {
  return (await invalidateAfter(write(DataRequestWritten, 'PUT', `${path}/${id}`, fields))).data;
}
