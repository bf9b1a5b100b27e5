import { Status, type UserData } from '#features/auth/auth.ts';
import { Success } from '#shared/schema/envelope.ts';
import {
  clearEndedSession,
  clearSession,
  endedSessionKey,
  sessionKeys,
  storedToken,
  watchExpiry,
} from '#features/auth/browser-session.rules.ts';
import { readWithoutRedirect, write } from '#panel/api/client.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { leavePanel } from '#panel/api/leave-panel.ts';
import { activityPeriod, lastInput, watchInput } from '#panel/api/user-activity.ts';

const statusTimeout = 20_000;
const logoutTimeout = 5_000;
const logoutDelay = 600;

/** The signed-in user, or null when the status call fails for any reason (docs/product.md, "Session"). */
export async function signedInUser(): Promise<UserData | null> {
  const hadSession = localStorage.getItem(sessionKeys.token) !== null;
  if (hadSession && !storedToken(localStorage, new Date())) clearEndedSession(localStorage, sessionStorage);
  try {
    const { data } = await readWithoutRedirect(Status, '/status', statusTimeout);
    sessionStorage.removeItem(endedSessionKey);
    return data;
  } catch (error) {
    const isRefused = error instanceof RequestRefused && error.status === 401;
    // If the session expired, it was already cleared above.
    if (isRefused && storedToken(localStorage, new Date()) !== null)
      clearEndedSession(localStorage, sessionStorage);
    else if (isRefused) clearSession(localStorage);
    return null;
  }
}

/** When the session expires, clears it and restarts the panel, which leads to the sign-in page. */
export function leaveOnExpiry(): void {
  watchExpiry(localStorage, () => {
    clearEndedSession(localStorage, sessionStorage);
    leavePanel('/admin');
  });
}

/**
 * Tells the server every five minutes that the user is active, because typing sends no calls. When the idle
 * session has ended, it leaves the panel, which may show confidential data.
 */
export function watchIdleSession(): void {
  watchInput();
  let reported = Date.now();
  setInterval(() => {
    const isUsed = lastInput() > reported;
    reported = Date.now();
    if (isUsed) write(Success, 'POST', '/profile/activity').catch(() => undefined);
    else void leaveIfEnded();
  }, activityPeriod);
  // While a computer sleeps no timers run, so this checks on waking.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void leaveIfEnded();
  });
}

async function leaveIfEnded(): Promise<void> {
  try {
    await readWithoutRedirect(Status, '/status', statusTimeout);
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status !== 401) return;
    clearEndedSession(localStorage, sessionStorage);
    leavePanel('/giris-yap');
  }
}

/** Signs out, even without a connection. It asks about unsaved changes first. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await readWithoutRedirect(Success, '/logout', logoutTimeout).catch(() => undefined);
  clearSession(localStorage);
  leavePanel('/', logoutDelay);
}
