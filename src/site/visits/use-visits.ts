import { useEffect, useRef } from 'react';
import { sessionKeys } from '#features/auth/browser-session.rules.ts';
import { useShown } from '../routing/routing.tsx';
import { useRouteKey } from '../shell/use-route-key.ts';
import type { PageData } from './send-visit.ts';

/** Counts page views after each load and navigation; staff are not counted. */
export function useVisits(): void {
  const key = useRouteKey();
  const { name, page } = useShown();
  const counted = useRef('');
  useEffect(() => {
    if (!page || counted.current === key) return;
    counted.current = key;
    if (isStaff()) return;
    const data = page.data as PageData;
    import('./send-visit.ts').then(({ countVisit }) => countVisit(name, data)).catch(() => undefined);
  }, [key, name, page]);
}

/** True if a staff member is signed in, and also if the storage cannot be read, so that staff are never counted. */
function isStaff(): boolean {
  try {
    return localStorage.getItem(sessionKeys.token) !== null;
  } catch {
    return true;
  }
}
