import { z } from 'zod';
import { roleGroups, type RoleGroup } from '#shared/permissions.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { written } from '#shared/schema/envelope.ts';
import { flag, line, version } from '#shared/schema/fields.ts';
import { loginEmail, password } from '#features/auth/auth.ts';

const roleGroup = z.enum(
  Object.keys(roleGroups) as [RoleGroup, ...RoleGroup[]],
  'Rol admin, editor ya da viewer olmalı.',
);
const name = line(100).min(1, genericMessages.required);

export const UserCreate = z.object({ name, email: loginEmail, password, role_group: roleGroup });
export type UserCreate = z.infer<typeof UserCreate>;

/** Body of PUT `/users/{id}`; what is left out stays. */
export const UserUpdate = z
  .object({ name, email: loginEmail, role_group: roleGroup, is_active: flag })
  .partial()
  .extend({ version });
export type UserUpdate = z.infer<typeof UserUpdate>;

/** Body of PUT `/users/{id}/password`. */
export const UserPassword = z.object({ password });

/** An account as staff of role `admin` see it. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role_group: roleGroup,
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  /** ISO instant; null before the first sign-in. */
  last_sign_in: z.string().nullable(),
  /** How many sessions have not ended. */
  sessions: z.int(),
  version: z.int(),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;
export const Users = z.array(User);
export const UserWritten = written(User);

/** The Turkish texts of the role groups by key. */
export const RoleGroups = z.object({ data: z.record(z.string(), z.string()) });
export type RoleGroups = z.infer<typeof RoleGroups>;

/** A session that has not ended. */
export const Session = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** The browser's own description of itself; empty when it sent none. */
  user_agent: z.string(),
  ip: z.string(),
  /** Whether the call came with this session. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const Sessions = z.array(Session);
