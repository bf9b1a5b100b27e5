import { useQuery } from '@tanstack/react-query';
import { RoleGroups } from '#features/users/user.ts';
import { roleGroups } from '#shared/permissions.ts';
import { read } from '#panel/api/client.ts';

/** The Turkish names of the role groups by key; built-in names until the server answers. */
export function useRoleGroups(): Readonly<Record<string, string>> {
  const { data } = useQuery({
    queryKey: ['role-groups'],
    queryFn: async () => (await read(RoleGroups, '/role/groups')).data,
    // No write in the panel changes role groups, so invalidations must not refetch them.
    staleTime: 'static',
  });
  return data ?? roleGroups;
}
