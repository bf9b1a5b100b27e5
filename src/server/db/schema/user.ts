import type { Generated } from 'kysely';
import type { RoleGroup } from '#shared/permissions.ts';
import type { ContentRow } from './content.ts';

export type UserTable = ContentRow & {
  name: string;
  email: string;
  /** The e-mail address in lower case (ASCII rules, no locale); unique, used for lookups. */
  email_key: string;
  /** Null until the owner has accepted the invitation. */
  password_hash: string | null;
  /** When the invitation expires; null for an account with a password. */
  invited_until: string | null;
  role_group: RoleGroup;
  is_active: number;
};

export type UserSignInTable = { id: Generated<number>; user_id: number; at: string };

/** Sessions; of their tokens only hashes are stored. */
export type SessionTable = {
  token_hash: string;
  /** The id by which calls and lists name the session; it is no secret, unlike the token. */
  id: string;
  /** The hash of the cookie that binds a browser's session; null for other clients. */
  binding_hash: string | null;
  user_id: number;
  created_at: string;
  /** When the session ends if nobody uses it. Each use postpones it, at most to `latest_end_at`. */
  expires_at: string;
  latest_end_at: string;
  /** The last use, up to a few minutes old, because not every request writes it. */
  last_seen_at: string;
  /** 1 if the user signed in with a password that would be refused as a new one. */
  weak_password: number;
  /** When the user last proved their identity by password or passkey. */
  proved_at: string;
  /** The `User-Agent` header, cut to 300 characters. */
  user_agent: string;
  /** The IP address of the sign-in; for IPv6 its /64 network. */
  ip: string;
};

/** A user's authenticator app. The table is operational, because each sign-in with a code writes to it. */
export type SecondFactorTable = {
  user_id: number;
  /** Encrypted with the program's secret. */
  secret: string;
  /** Null until a first code has proved that the app works. */
  confirmed_at: string | null;
  /** JSON: hashes of the unused recovery codes. */
  recovery_codes: string;
  /** The time step of the last accepted code; this code is not accepted a second time. */
  last_step: number;
  created_at: string;
};
