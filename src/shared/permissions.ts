/** The role groups with their Turkish names (docs/product.md, "Roles"). */
export const roleGroups = { admin: 'Yönetici', editor: 'Editör', viewer: 'İzleyici' } as const;
export type RoleGroup = keyof typeof roleGroups;

/** The permissions of roles. Most admin routes require one of these permissions. */
export type Permission =
  | 'read'
  | 'content'
  | 'restore'
  | 'configuration'
  | 'integrations'
  | 'languages'
  | 'users'
  | 'audit'
  | 'messages'
  | 'personal-data';

const permissions: Readonly<Record<RoleGroup, readonly Permission[]>> = {
  admin: [
    'read',
    'content',
    'restore',
    'configuration',
    'integrations',
    'languages',
    'users',
    'audit',
    'messages',
    'personal-data',
  ],
  editor: ['read', 'content', 'messages'],
  viewer: ['read'],
};

export function isAllowed(role: RoleGroup, permission: Permission): boolean {
  return permissions[role].includes(permission);
}

/** Whether a role may do less than another one. */
export function isLowerRole(role: RoleGroup, other: RoleGroup): boolean {
  return permissions[role].length < permissions[other].length;
}

/** Whether a stored text is the key of a role group. */
export function isRoleGroup(value: string): value is RoleGroup {
  return Object.hasOwn(roleGroups, value);
}
