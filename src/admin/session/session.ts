import { Status, type UserData } from '#shared/api/auth.ts';
import { Success } from '#shared/schema/envelope.ts';
import { clearSession, sessionKeys, storedToken, watchExpiry } from '#shared/browser-session.ts';
import { readWithoutRedirect } from '../api/client.ts';
import { RequestRefused } from '../api/failures.ts';
import { mayLeave } from '../form-state/unsaved-work.ts';
import { leavePanel } from './leave-panel.ts';

const statusTimeout = 20_000;
const logoutTimeout = 5_000;
const logoutDelay = 600;

/** The signed-in user, or null when the status call fails for any reason (docs/product.md, "Session"). */
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

/** Clears the session when it expires; the panel then starts again and leads to the sign-in page. */
export function leaveOnExpiry(): void {
  watchExpiry(localStorage, () => {
    clearSession(localStorage);
    leavePanel('/admin');
  });
}

/** Signs out, even when the server cannot be reached. Asks about unsaved changes first. */
export async function logOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await readWithoutRedirect(Success, '/logout', logoutTimeout).catch(() => undefined);
  clearSession(localStorage);
  leavePanel('/', logoutDelay);
}
