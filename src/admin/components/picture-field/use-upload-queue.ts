import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type SendFile, type Upload, type UploadQueue } from './upload-queue.ts';

/** An upload queue that lives as long as the screen, and what is in it. */
export function useUploadQueue<Result>(
  send: SendFile<Result>,
  onSent: (result: Result) => void,
  options: { inFlight?: number } = {},
): { queue: UploadQueue; uploads: readonly Upload[]; isBusy: boolean } {
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  const [queue] = useState(() => createUploadQueue(send, (result) => latest.current(result), options));
  useEffect(() => () => queue.clear(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  return { queue, uploads, isBusy: uploads.some(({ state }) => state !== 'failed') };
}
