import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { sessionKeys } from '#features/auth/browser-session.rules.ts';
import { loaderDataOf, type DataRef } from '../loading/loader-data.ts';
import { useRouteKey } from '../shell/use-route-key.ts';
import type { PageData } from './send-visit.ts';

/** Counts page views after each load and navigation; staff are not counted. */
export function useVisits(): void {
  const key = useRouteKey();
  const match = useMatches().at(-1);
  const counted = useRef('');
  useEffect(() => {
    if (!match?.loaderData || counted.current === key) return;
    counted.current = key;
    if (isStaff()) return;
    const data = loaderDataOf(match.loaderData as DataRef<PageData>);
    import('./send-visit.ts').then(({ countVisit }) => countVisit(match.id, data)).catch(() => undefined);
  }, [key, match]);
}

/** True if a staff member is signed in, and also if the storage cannot be read, so that staff are never counted. */
function isStaff(): boolean {
  try {
    return localStorage.getItem(sessionKeys.token) !== null;
  } catch {
    return true;
  }
}
