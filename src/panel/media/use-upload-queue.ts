import { OpenDrawer, registerUnsavedWork } from '#panel/form-state/unsaved-work.ts';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type SendFile, type Upload, type UploadQueue } from './upload-queue.ts';

/** The upload queue of a screen. While an upload is running, leaving the screen asks the user first. */
export function useUploadQueue<Result>(
  send: SendFile<Result>,
  onSent: (result: Result) => void,
): { queue: UploadQueue; uploads: readonly Upload[]; isBusy: boolean } {
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  const [queue] = useState(() => createUploadQueue(send, (result) => latest.current(result)));
  const drawer = useContext(OpenDrawer);
  useEffect(() => {
    const unregister = registerUnsavedWork({
      drawer,
      isUnsaved: () => isBusy(queue.uploads()),
      discard: queue.clear,
    });
    return () => {
      unregister();
      queue.clear();
    };
  }, [queue, drawer]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  return { queue, uploads, isBusy: isBusy(uploads) };
}

function isBusy(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state !== 'failed');
}
