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
  /** Hash of the cookie that binds a browser's session; null for other clients. */
  binding_hash: string | null;
  user_id: number;
  created_at: string;
  expires_at: string;
};
