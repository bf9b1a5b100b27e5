import { storedUser } from '#features/auth/browser-session.rules.ts';
import { isAllowed, isRoleGroup, type Permission } from '#shared/permissions.ts';

/**
 * Whether to offer an action to the signed-in user; only the server enforces permissions (docs/product.md,
 * "Roles").
 */
export function mayUse(permission: Permission): boolean {
  const role = storedUser(localStorage)?.role_group ?? '';
  return isRoleGroup(role) && isAllowed(role, permission);
}
