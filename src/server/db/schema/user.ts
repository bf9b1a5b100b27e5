import type { RoleGroup } from '#shared/permissions.ts';
import type { Generated } from 'kysely';
import type { ContentRow } from './content.ts';

export type UserTable = ContentRow & {
  name: string;
  email: string;
  /** The address in lower case (ASCII, no locale): what is unique and looked up. */
  email_key: string;
  password_hash: string;
  role_group: RoleGroup;
  is_active: number;
};

export type UserSignInTable = { id: Generated<number>; user_id: number; at: string };

/** Only hashes of tokens are stored. */
export type SessionTable = {
  token_hash: string;
  /** Hash of the cookie that a browser's session is bound to; null for other clients. */
  binding_hash: string | null;
  user_id: number;
  created_at: string;
  expires_at: string;
};
