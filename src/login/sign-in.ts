import {
  clearSession,
  rememberMeKey,
  storedToken,
  storeSession,
} from '#features/auth/browser-session.rules.ts';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Answer, Calls } from './calls.ts';

/** The result of an attempt. A refusal contains the server's message; `code-wanted` asks for the second factor. */
export type Outcome =
  | { kind: 'signed-in' }
  | { kind: 'code-wanted'; hasApp: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

export type Browser = {
  calls: Pick<Calls, 'login' | 'status'>;
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => Date;
};

export type Credentials = { email: string; password: string; rememberMe: boolean; otp?: string };

/** Whether the stored session is valid. Removes an expired one. */
export async function isSignedIn({ calls, store, now }: Browser): Promise<boolean> {
  const token = storedToken(store, now());
  if (token === null) {
    clearSession(store);
    return false;
  }
  const answer = await calls.status(token);
  if (answer?.success) return true;
  // A sign-in may have stored a new session before this answer arrived.
  const isStored = storedToken(store, now()) === token;
  if (answer?.status === 401 && isStored) clearSession(store);
  return false;
}

/** Signs in by password, and by the code of a second factor if the account has one. */
export async function signIn(
  browser: Browser,
  { email, password, rememberMe, otp }: Credentials,
): Promise<Outcome> {
  const { calls, store } = browser;
  if (rememberMe) store.setItem(rememberMeKey, email);
  else store.removeItem(rememberMeKey);
  const result = await calls.login(email, password, otp);
  if (result?.success === false && result.code === 'totp_required')
    return {
      kind: 'code-wanted',
      hasApp: (result.data as { has_app?: boolean } | undefined)?.has_app !== false,
    };
  return enter(browser, result);
}

/** Stores the session of a sign-in. Removes it again unless the status call accepts its token. */
export async function enter({ calls, store, now }: Browser, result: Answer<LoginResult>): Promise<Outcome> {
  if (!result?.success) return failureOf(result);
  storeSession(store, result.token, result.data, new Date(now().getTime() + result.expires_in * 1000));
  const status = await calls.status(storedToken(store, now()) ?? '');
  if (status?.success) return { kind: 'signed-in' };
  clearSession(store);
  return failureOf(status);
}

export function failureOf(answer: Answer<never>): Outcome {
  return answer ? { kind: 'refused', message: answer.message } : { kind: 'failed' };
}
