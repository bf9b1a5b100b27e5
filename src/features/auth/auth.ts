import { z } from 'zod';
import { loginEmail, missingText, newPassword, password } from '#features/users/user.ts';
import { Success } from '#shared/schema/envelope.ts';
import { emptyAsMissing } from '#shared/schema/fields.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const otp = z
  .string({ error: missingText })
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, '* Bu Alan Zorunlu').max(40, 'Bu Alan 40 Karakteri Geçemez'));

/** `otp` is needed after the answer `totp_required` (docs/product.md, "Second factor"). */
export const Login = z.object({ email: loginEmail, password, otp: emptyAsMissing(otp.optional()) });
export type Login = z.infer<typeof Login>;

/** Body of POST `/auth/password-reset`. */
export const PasswordReset = z.object({ email: loginEmail });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** Body of POST `/auth/password`: the token from a link and the new password. */
export const NewPassword = z.object({
  token: z.string({ error: missingText }).min(1).max(200),
  password: newPassword,
});
export type NewPassword = z.infer<typeof NewPassword>;

/**
 * The signed-in user in the form in which the browser stores it under `user_data`
 * (docs/product.md, "Browser storage").
 */
export const UserData = z.object({ name: z.string(), email: z.string(), role_group: z.string() });
export type UserData = z.infer<typeof UserData>;

export const LoginResult = Success.extend({
  token: z.string(),
  /** Seconds until the session ends. */
  expires_in: z.int(),
  data: UserData,
});
export type LoginResult = z.infer<typeof LoginResult>;

export const Status = Success.extend({ data: UserData });
export type Status = z.infer<typeof Status>;

export const CsrfToken = z.object({ token: z.string() });
export type CsrfToken = z.infer<typeof CsrfToken>;
