import type { UserData } from './api/auth.ts';

/**
 * The session as the browser keeps it (spec §3, "Local storage keys"), read and written by the login
 * page and the panel. Every function takes the storage, so that it runs in tests too.
 */
export const sessionKeys = {
  token: 'token',
  userData: 'user_data',
  expirationDate: 'expirationDate',
} as const;
export const rememberMeKey = 'remember_me';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeSession(store: Store, token: string, user: UserData, expiresAt: Date): void {
  store.setItem(sessionKeys.token, token);
  store.setItem(sessionKeys.userData, JSON.stringify(user));
  store.setItem(sessionKeys.expirationDate, expiresAt.toISOString());
}

export function clearSession(store: Store): void {
  for (const key of Object.values(sessionKeys)) store.removeItem(key);
}

/** The stored token while it is valid; an unreadable expiry counts as expired. */
export function storedToken(store: Store, now: Date): string | null {
  return sessionExpiry(store) > now.getTime() ? store.getItem(sessionKeys.token) : null;
}

/** When the stored session ends, in milliseconds since 1970; 0 without a readable one. */
export function sessionExpiry(store: Store): number {
  const time = Date.parse(store.getItem(sessionKeys.expirationDate) ?? '');
  return Number.isNaN(time) ? 0 : time;
}

export function storedUser(store: Store): UserData | null {
  try {
    return JSON.parse(store.getItem(sessionKeys.userData) ?? 'null') as UserData | null;
  } catch {
    return null;
  }
}

/** Longest wait that a browser timer takes, in milliseconds (24.8 days); longer ones are cut into pieces. */
const longestWait = 2 ** 31 - 1;

/** Calls `onExpiry` when the session ends; returns what cancels it. */
export function watchExpiry(store: Store, onExpiry: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const left = sessionExpiry(store) - Date.now();
    if (left <= 0) onExpiry();
    else timer = setTimeout(arm, Math.min(left, longestWait));
  };
  timer = setTimeout(arm, 0);
  return () => clearTimeout(timer);
}
