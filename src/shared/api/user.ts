import { z } from 'zod';
import { roleGroups, type RoleGroup } from '../permissions.ts';
import { genericMessages } from '../rules/generic-messages.ts';
import { loginEmail, password } from './auth.ts';
import { line } from '../schema/fields.ts';

const roleGroup = z.enum(
  Object.keys(roleGroups) as [RoleGroup, ...RoleGroup[]],
  'Rol admin, editor ya da viewer olmalı.',
);

export const UserCreate = z.object({
  name: line(100).min(1, genericMessages.required),
  email: loginEmail,
  password,
  role_group: roleGroup,
});
export type UserCreate = z.infer<typeof UserCreate>;
