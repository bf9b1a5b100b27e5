import { useEffect, useRef } from 'react';
import type { ImportState } from '../import.ts';
import { queryClient } from '#panel/api/queries.ts';
import { noticeCreated } from '#panel/feedback/notices.tsx';
import { dropEdits } from './grid/kept-edits.ts';

/** Tells when the work that somebody watches has ended; other screens then read their lists anew. */
export function useResultNotice(state: ImportState | undefined): void {
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    const hasEnded =
      (before === 'applying' && state === 'applied') || (before === 'undoing' && state === 'undone');
    if (!hasEnded) return;
    noticeCreated();
    if (state === 'applied') dropEdits();
    void queryClient.invalidateQueries();
  }, [state]);
}
