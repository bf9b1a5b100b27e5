import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  SupportRequestPage,
  SupportRequestWritten,
  type SupportRequest,
  type SupportStatus,
} from '../support.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

const path = '/support';

/** Loads the support requests of the signed-in user, the latest first. */
export function useSupportRequests(page: number) {
  return useQuery({
    queryKey: [path, page],
    queryFn: () => read(SupportRequestPage, path, { page }),
    placeholderData: keepPreviousData,
  });
}

export async function createSupportRequest(fields: Fields): Promise<SupportRequest> {
  return (await invalidateAfter(write(SupportRequestWritten, 'POST', path, fields))).data;
}

export async function setSupportStatus(id: number, status: SupportStatus): Promise<void> {
  await invalidateAfter(write(SupportRequestWritten, 'PUT', `${path}/${id}`, { status }));
}
