import type { UserData } from './auth.ts';

/** The keys of the session in local storage (docs/product.md, "Browser storage"). */
export const sessionKeys = {
  token: 'token',
  userData: 'user_data',
  expirationDate: 'expirationDate',
} as const;
export const rememberMeKey = 'remember_me';

/** The key in the tab's session storage for the e-mail address of a session that expired. */
export const endedSessionKey = 'ended_session';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a session that ends at `expiresAt`. */
export function storeSession(store: Store, token: string, user: UserData, expiresAt: Date): void {
  store.setItem(sessionKeys.token, token);
  store.setItem(sessionKeys.userData, JSON.stringify(user));
  store.setItem(sessionKeys.expirationDate, expiresAt.toISOString());
}

/** Removes the session; the remembered e-mail address stays. */
export function clearSession(store: Store): void {
  for (const key of Object.values(sessionKeys)) store.removeItem(key);
}

/** Clears an expired session and stores its e-mail address for the sign-in page in this tab. */
export function clearEndedSession(store: Store, tab: Store): void {
  tab.setItem(endedSessionKey, storedUser(store)?.email ?? '');
  clearSession(store);
}

/** The stored token while it is valid; null if the session has expired or its end is unreadable. */
export function storedToken(store: Store, now: Date): string | null {
  return sessionExpiry(store) > now.getTime() ? store.getItem(sessionKeys.token) : null;
}

/** The end of the stored session in milliseconds since 1970; 0 if it is missing or unreadable. */
export function sessionExpiry(store: Store): number {
  const time = Date.parse(store.getItem(sessionKeys.expirationDate) ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** The stored user; null if it is missing or unreadable. */
export function storedUser(store: Store): UserData | null {
  try {
    return JSON.parse(store.getItem(sessionKeys.userData) ?? 'null') as UserData | null;
  } catch {
    return null;
  }
}

/** The longest delay of a browser timer in milliseconds (24.8 days); a longer one fires at once. */
const maxDelay = 2 ** 31 - 1;

/**
 * Calls `onExpiry` once the stored session has expired, never synchronously. The returned
 * function cancels the timer.
 */
export function watchExpiry(store: Store, onExpiry: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    const left = sessionExpiry(store) - Date.now();
    if (left <= 0) onExpiry();
    else timer = setTimeout(arm, Math.min(left, maxDelay));
  };
  timer = setTimeout(arm, 0);
  return () => clearTimeout(timer);
}
