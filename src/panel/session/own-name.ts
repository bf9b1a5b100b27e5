import { sessionKeys, storedUser } from '#features/auth/browser-session.rules.ts';
import { createStore, useStore } from '#panel/store.ts';

const saved = createStore<string | null>(null);

/** The signed-in user's name, updated when it changes in this tab. */
export function useOwnName(atStart: string): string {
  return useStore(saved) ?? atStart;
}

/** Shows the saved name in the panel without a reload. */
export function showOwnName(name: string): void {
  const user = storedUser(localStorage);
  if (user) localStorage.setItem(sessionKeys.userData, JSON.stringify({ ...user, name }));
  saved.set(name);
}

export function isOwnAccount({ email }: { email: string }): boolean {
  return email.toLowerCase() === storedUser(localStorage)?.email.toLowerCase();
}
