import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Claims, ClaimsHistoryPage, ClaimsWritten, type ClaimInput } from '../compliance.ts';
import type { ClaimOwner } from '../compliance.rules.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';

const paths: Readonly<Record<ClaimOwner, string>> = { product: 'products', finish: 'finishes' };
const pathOf = (owner: ClaimOwner, id: number) => `/${paths[owner]}/${id}/claims`;

export function useClaims(owner: ClaimOwner, id: number) {
  return useQuery({
    queryKey: [paths[owner], id, 'claims'],
    queryFn: () => read(Claims, pathOf(owner, id)),
    ...readAnew,
  });
}

export function useClaimsHistory(owner: ClaimOwner, id: number, page: number) {
  return useQuery({
    queryKey: [paths[owner], id, 'claims', 'history', page],
    queryFn: () => read(ClaimsHistoryPage, `${pathOf(owner, id)}/history`, { page }),
    placeholderData: keepPreviousData,
  });
}

/** Replaces all claims; they are refused if somebody else changed them since `version` was read. */
export async function saveClaims(
  owner: ClaimOwner,
  id: number,
  { claims, version }: { claims: readonly ClaimInput[]; version: string },
): Promise<Claims> {
  const fields = { claims, claims_version: version };
  return (await invalidateAfter(write(ClaimsWritten, 'PUT', pathOf(owner, id), fields))).data;
}
