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
import { readWithoutRedirect } from '#panel/api/client.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { leavePanel } from '#panel/api/leave-panel.ts';

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
    // An expired session was already cleared above.
    if (isRefused && storedToken(localStorage, new Date()) !== null)
      clearEndedSession(localStorage, sessionStorage);
    else if (isRefused) clearSession(localStorage);
    return null;
  }
}

/** Clears the session when it expires and restarts the panel, which leads to the sign-in page. */
export function leaveOnExpiry(): void {
  watchExpiry(localStorage, () => {
    clearEndedSession(localStorage, sessionStorage);
    leavePanel('/admin');
  });
}

/** Signs out, even without a connection. Asks about unsaved changes first. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await readWithoutRedirect(Success, '/logout', logoutTimeout).catch(() => undefined);
  clearSession(localStorage);
  leavePanel('/', logoutDelay);
}
