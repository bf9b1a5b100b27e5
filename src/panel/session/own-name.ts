import { sessionKeys, storedUser } from '#features/auth/browser-session.rules.ts';
import { createStore, useStore } from '#panel/store.ts';

const saved = createStore<string | null>(null);

/** The signed-in user's name, also after it was changed in this tab. */
export function useOwnName(atStart: string): string {
  return useStore(saved) ?? atStart;
}

/** Shows a saved name in the panel without a reload. */
export function showOwnName(name: string): void {
  const user = storedUser(localStorage);
  if (user) localStorage.setItem(sessionKeys.userData, JSON.stringify({ ...user, name }));
  saved.set(name);
}

/** Whether an account is the signed-in user's own. */
export function isOwnAccount({ email }: { email: string }): boolean {
  return email.toLowerCase() === storedUser(localStorage)?.email.toLowerCase();
}
