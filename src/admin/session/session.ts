import { Status, type UserData } from '#shared/api/auth.ts';
import { Success } from '#shared/api/envelope.ts';
import { clearSession, sessionKeys, storedToken, watchExpiry } from '#shared/browser-session.ts';
import { readWithoutRedirect } from '../api/client.ts';
import { RequestRefused } from '../api/failures.ts';
import { mayLeave } from '../form-state/unsaved-guard.ts';
import { leavePanel } from './leave-panel.ts';

const statusTimeout = 20_000;
const logoutTimeout = 5_000;
const logoutDelay = 600;

/** Who is signed in, or null when the status call fails for any reason (spec §4, "Admin start-up"). */
export async function signedInUser(): Promise<UserData | null> {
  const isExpired =
    localStorage.getItem(sessionKeys.token) !== null && !storedToken(localStorage, new Date());
  if (isExpired) clearSession(localStorage);
  try {
    return (await readWithoutRedirect(Status, '/status', statusTimeout)).data;
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 401) clearSession(localStorage);
    return null;
  }
}

/** Signs the user out when the session's time is over; the panel's start then ends at the login page. */
export function leaveOnExpiry(): void {
  watchExpiry(localStorage, () => {
    clearSession(localStorage);
    leavePanel('/admin');
  });
}

/** Ends the session here even when the server cannot be told; unsaved changes are asked about first. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await readWithoutRedirect(Success, '/logout', logoutTimeout).catch(() => undefined);
  clearSession(localStorage);
  leavePanel('/', logoutDelay);
}
