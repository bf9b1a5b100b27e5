/** Role groups of design.md §3: key → the text that the profile shows. */
export const roleGroups = { admin: 'Yönetici', editor: 'Editör', viewer: 'İzleyici' } as const;
export type RoleGroup = keyof typeof roleGroups;

/** What a route may ask for; every admin route names one. */
export type Permission = 'read' | 'content' | 'restore' | 'configuration';

const permissions: Readonly<Record<RoleGroup, readonly Permission[]>> = {
  admin: ['read', 'content', 'restore', 'configuration'],
  editor: ['read', 'content'],
  viewer: ['read'],
};

/** Whether staff of this role group may do it. */
export function isAllowed(role: RoleGroup, permission: Permission): boolean {
  return permissions[role].includes(permission);
}

export function isRoleGroup(value: string): value is RoleGroup {
  return Object.hasOwn(roleGroups, value);
}
