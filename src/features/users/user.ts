import { z } from 'zod';
import { roleGroups, type RoleGroup } from '#shared/permissions.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { written } from '#shared/schema/envelope.ts';
import { flag, line, version } from '#shared/schema/fields.ts';
import { loginEmailErrors, newPasswordErrors, passwordErrors } from './account.rules.ts';

/** The error of a missing text of an account. A value of another type gets the general message. */
export const missingText = ({ input }: { input?: unknown }) =>
  input === undefined ? '* Bu Alan Zorunlu' : undefined;

/** A text field that is checked by a plain function, which the sign-in page uses without zod. */
function textWithRule(text: z.ZodString, errors: (value: string) => string[]) {
  return text.superRefine((value, context) => {
    for (const message of errors(value)) context.addIssue({ code: 'custom', message });
  });
}

const text = z.string({ error: missingText });

/** Spaces around a copied address are removed, as browsers do in an e-mail field. */
export const loginEmail = textWithRule(text.trim(), loginEmailErrors);
/** A password at sign-in. */
export const password = textWithRule(text, passwordErrors);
export const newPassword = textWithRule(text, newPasswordErrors);

const roleGroup = z.enum(
  Object.keys(roleGroups) as [RoleGroup, ...RoleGroup[]],
  'Rol admin, editor ya da viewer olmalı.',
);
const name = line(100).min(1, genericMessages.required);

export const UserCreate = z.object({ name, email: loginEmail, password: newPassword, role_group: roleGroup });
export type UserCreate = z.infer<typeof UserCreate>;

/** Body of POST `/users/invitations`. The invited person chooses the password. */
export const UserInvitation = UserCreate.omit({ password: true });
export type UserInvitation = z.infer<typeof UserInvitation>;

/** Body of PUT `/users/{id}`; missing fields stay unchanged. */
export const UserUpdate = z
  .object({ name, email: loginEmail, role_group: roleGroup, is_active: flag })
  .partial()
  .extend({ version });
export type UserUpdate = z.infer<typeof UserUpdate>;

/** Body of PUT `/users/{id}/password`. */
export const UserPassword = z.object({ password: newPassword });

/** An account, for users of role `admin`. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role_group: roleGroup,
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  /** The ISO instant until which the invitation can be accepted; null for an account with a password. */
  invited_until: z.string().nullable(),
  /** An ISO instant; null before the first sign-in. */
  last_sign_in: z.string().nullable(),
  /** The number of active sessions. */
  sessions: z.int(),
  version: z.int(),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;
export const Users = z.array(User);
export const UserWritten = written(User);

/** The link is contained in no other answer. Without `PUBLIC_URL` it starts with `/` and has no origin. */
export const Invitation = z.object({ user: User, link: z.string(), is_mailed: z.boolean() });
export type Invitation = z.infer<typeof Invitation>;
export const InvitationWritten = written(Invitation);

/** The Turkish names of the role groups by key. */
export const RoleGroups = z.object({ data: z.record(z.string(), z.string()) });
export type RoleGroups = z.infer<typeof RoleGroups>;
