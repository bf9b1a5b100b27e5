import { useQuery } from '@tanstack/react-query';
import { kit, KitContents, KitLinkChanged, KitLinkMade, type Kit } from '../kit.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

export const kitCalls = recordCalls<Kit>('kits', kit);

const linkPath = (id: number) => `/kits/${id}/link`;

/** What visitors would get of a kit now. */
export function useKitContents(id: number) {
  return useQuery({
    queryKey: ['kits', id, 'contents'],
    queryFn: () => read(KitContents, linkPath(id)),
    ...readAnew,
  });
}

/** Makes a link and returns its address; without `password` the present one stays. */
export async function makeKitLink(id: number, fields: { password?: string } = {}): Promise<string> {
  return (await invalidateAfter(write(KitLinkMade, 'POST', linkPath(id), fields))).data.address;
}

export const changeKitPassword = (id: number, password: string) =>
  invalidateAfter(write(KitLinkChanged, 'PUT', linkPath(id), { password }));

export const closeKitLink = (id: number) => invalidateAfter(write(KitLinkChanged, 'DELETE', linkPath(id)));
