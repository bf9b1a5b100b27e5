import { createContext, useCallback, useContext, useId, useState } from 'react';

type SetRunning = (field: string, isRunning: boolean) => void;

/**
 * Reports to the surrounding form whether an upload field is busy. A save at that moment would lose the file.
 */
export const RunningUploads = createContext<SetRunning>(() => undefined);

/** Collects the busy upload fields of a form. */
export function useRunningUploads() {
  const [running, update] = useState<ReadonlySet<string>>(new Set());
  const setRunning = useCallback<SetRunning>((field, isRunning) => {
    update((before) => {
      if (before.has(field) === isRunning) return before;
      return isRunning ? new Set([...before, field]) : before.difference(new Set([field]));
    });
  }, []);
  return { isAnyRunning: running.size > 0, setRunning };
}

/** The `onBusy` handler for an upload field inside a form. */
export function useOnBusy(): (isBusy: boolean) => void {
  const field = useId();
  const setRunning = useContext(RunningUploads);
  return useCallback((isBusy: boolean) => setRunning(field, isBusy), [field, setRunning]);
}
