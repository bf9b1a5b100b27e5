import type { Generated } from 'kysely';
import type { RoleGroup } from '#shared/permissions.ts';
import type { ContentRow } from './content.ts';

export type UserTable = ContentRow & {
  name: string;
  email: string;
  /** The address in lower case (ASCII, no locale); unique, and used for lookups. */
  email_key: string;
  password_hash: string;
  role_group: RoleGroup;
  is_active: number;
};

export type UserSignInTable = { id: Generated<number>; user_id: number; at: string };

/** Stores hashes of tokens only. */
export type SessionTable = {
  token_hash: string;
  /** Names the session in calls and lists. */
  id: string;
  /** Hash of the cookie that binds a browser's session; null for other clients. */
  binding_hash: string | null;
  user_id: number;
  created_at: string;
  expires_at: string;
  /** Of some minute: not every request writes it. */
  last_seen_at: string;
  /** The browser's own description of itself, cut to 300 characters. */
  user_agent: string;
  /** The address that signed in; of IPv6 its /64 network. */
  ip: string;
};

/** A user's authenticator app. Operational, because each sign-in with it writes. */
export type SecondFactorTable = {
  user_id: number;
  /** Encrypted with the program's secret. */
  secret: string;
  /** Null until the first code has proved that the app works. */
  confirmed_at: string | null;
  /** JSON: hashes of the recovery codes that are left. */
  recovery_codes: string;
  /** The time step of the last accepted code, which no second sign-in may use. */
  last_step: number;
  created_at: string;
};
