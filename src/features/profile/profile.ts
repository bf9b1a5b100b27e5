import { z } from 'zod';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { Success, written } from '#shared/schema/envelope.ts';
import { flag, line, version } from '#shared/schema/fields.ts';
import { otp } from '#features/auth/auth.ts';
import { PasskeyAssertion } from '#features/second-factor/passkey.ts';
import { newPassword, User } from '#features/users/user.ts';

/** The account of the signed-in user. */
export const Profile = User.extend({
  /** The number of unused recovery codes; 0 without a second factor. */
  recovery_codes: z.int(),
  /** Whether an authenticator app is set up. */
  has_app: z.boolean(),
  /** Whether the company requires a second factor for the user's role. */
  needs_second_factor: z.boolean(),
  /** Whether a weekly mail tells the user what products lack; it is sent only to those who may change them. */
  gets_weekly_mail: z.boolean(),
  /** Whether the password of this session's sign-in would be refused as a new password. */
  has_weak_password: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileUpdate = z
  .object({ name: line(100).min(1, genericMessages.required), gets_weekly_mail: flag, version })
  .partial();
export const ProfileWritten = written(Profile);

/** A wrong password is answered with 422 at this field, because a 401 would end the session. */
export const currentPassword = z.string().min(1, genericMessages.required).max(200);

/** Body of PUT `/profile/password`. It ends all other sessions. */
export const PasswordChange = z.object({ current_password: currentPassword, password: newPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordProof = z.object({ current_password: currentPassword });

/** Body of POST `/profile/proof`, after the refusal `reauthentication_required`: the password, or a passkey. */
export const Proof = z.union([z.object({ credential: PasskeyAssertion }), PasswordProof]);
export type Proof = z.infer<typeof Proof>;

/** The empty body of POST `/profile/second-factor`, `/profile/recovery-codes`, `/profile/activity`. */
export const NoFields = z.object({});

/** The secret for setting up an authenticator app: as text, and as an `otpauth:` address for a QR code. */
export const SecondFactorSetup = Success.extend({
  data: z.object({ secret: z.string(), uri: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Body of PUT `/profile/second-factor`: the first code proves that the app works. */
export const SecondFactorProof = z.object({ otp });

/** New recovery codes, which are shown only once; none after a factor that is not the first. */
export const RecoveryCodes = Success.extend({ data: z.object({ recovery_codes: z.array(z.string()) }) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
