import type { Generated, Selectable } from 'kysely';
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
  /** 0 if the user does not want the weekly mail about what products lack. */
  gets_weekly_mail: Generated<number>;
};

/** A list of products that a person keeps: the filter of the panel's list, as in its address. */
export type SavedListTable = {
  id: Generated<number>;
  user_id: number;
  name: string;
  query: string;
  created_at: string;
};

export type UserSignInTable = { id: Generated<number>; user_id: number; at: string };

/** Sessions; only hashes of their tokens are stored. */
export type SessionTable = {
  token_hash: string;
  /** The id by which calls and lists name the session. It is not secret, unlike the token. */
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

/**
 * The second factor of a user: an authenticator app, passkeys or both, and recovery codes. It is operational data,
 * because each sign-in with it writes.
 */
export type SecondFactorTable = {
  user_id: number;
  /** The app's secret, encrypted with the program's secret; null without an app. */
  secret: string | null;
  /** The encrypted secret of an unfinished set-up, in which no code has proved yet that the app works. */
  pending_secret: string | null;
  /** The instant since which sign-ins ask for a second factor; null while the first set-up is unfinished. */
  confirmed_at: string | null;
  /** JSON: hashes of the unused recovery codes. */
  recovery_codes: string;
  /** The time step of the last accepted code; this code is not accepted a second time. */
  last_step: number;
  created_at: string;
};

/** A passkey (WebAuthn). It is operational data, because each use writes. */
export type PasskeyTable = {
  id: Generated<number>;
  user_id: number;
  /** Base64url, like `public_key`. */
  credential_id: string;
  /** A COSE key. */
  public_key: string;
  /** The authenticator's own counter of uses; 0 if it does not count. */
  counter: number;
  /** JSON: how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
};

/** A challenge that was given out and not answered yet; each is accepted once. */
export type PasskeyChallengeTable = {
  challenge: string;
  /** The user who has to answer; null for a sign-in, where the user is not known yet. */
  user_id: number | null;
  expires_at: string;
};
/** A key with which another program calls; a revoked one stays, because the history names it. */
export type ApiKeyTable = {
  id: Generated<number>;
  name: string;
  token_hash: string;
  /** JSON: a list of scopes. */
  scopes: string;
  per_minute: number;
  created_by: number;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
};
export type ApiKeyRow = Selectable<ApiKeyTable>;

/** The answer of a write with an `Idempotency-Key`, kept for a day. */
export type KeyAnswerTable = {
  api_key_id: number;
  idempotency_key: string;
  body_hash: string;
  status: number;
  /** JSON. */
  answer: string;
  expires_at: string;
};
