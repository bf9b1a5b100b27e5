import { useQuery } from '@tanstack/react-query';
import { RoleGroups } from '#features/users/user.ts';
import { roleGroups } from '#shared/permissions.ts';
import { read } from '#panel/api/client.ts';

/** The Turkish texts of the role groups by key; the program's own until the server answers. */
export function useRoleGroups(): Readonly<Record<string, string>> {
  const { data } = useQuery({
    queryKey: ['role-groups'],
    queryFn: async () => (await read(RoleGroups, '/role/groups')).data,
    // A write does not change them, so no write reads them again.
    staleTime: 'static',
  });
  return data ?? roleGroups;
}
