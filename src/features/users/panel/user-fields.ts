import { UserCreate, UserInvitation, UserUpdate, type User } from '../user.ts';
import { roleGroups } from '#shared/permissions.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { requiredErrors, schemaErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';

export const userLabels = {
  name: 'Ad soyad',
  email: 'E-posta',
  way: 'Giriş',
  password: 'Parola',
  role_group: 'Rol',
  is_active: 'Giriş yapabilir',
};

/** The initial values of a user. New users are invited and are editors, the role for daily work. */
export function newUserValues(user?: User): FormValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    way: user && user.invited_until === null ? 'password' : 'invitation',
    password: '',
    role_group: user?.role_group ?? 'editor',
  };
}

export function userValues(user: User): FormValues {
  const { name, email, role_group, is_active } = user;
  return { name, email, role_group, is_active };
}

export function newUserErrors(all: FormValues): FieldErrors {
  if (all.way === 'invitation')
    return { ...schemaErrors(UserInvitation, all), ...requiredErrors(all, ['name', 'email']) };
  return { ...schemaErrors(UserCreate, all), ...requiredErrors(all, ['name', 'email', 'password']) };
}

export function userErrors(all: FormValues, changes: FormValues): FieldErrors {
  return { ...schemaErrors(UserUpdate, changes), ...requiredErrors(all, ['name', 'email']) };
}

/** Shows a role by its name in the comparison of two versions. */
export function showUserValue(name: string, value: unknown): unknown {
  return name === 'role_group' ? (roleGroups as Record<string, string>)[String(value)] : undefined;
}
