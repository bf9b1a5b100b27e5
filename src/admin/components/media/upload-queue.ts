import { formatBytes } from '../../format/format.ts';
import { RequestFailed, RequestRefused } from '../../api/failures.ts';

export type SendFile<Result> = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result>;

/** A file on its way. `progress` goes from 0 to 1; at 1 the server is still making its picture sizes. */
export type Upload = {
  key: string;
  file: File;
  /** `sent`: it arrived, but one that was added before it has not yet. */
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  progress: number;
  /** Why it failed, for people to read. */
  problem?: string;
  /** Another attempt may work; a refused file stays refused. */
  canRetry?: boolean;
};

/** design.md §3, "Files": checked here too, so that nobody waits for an upload that is bound to be refused. */
const pictureBytes = 20 * 1024 * 1024;
/** Together on their way: a short one need not wait for a long one, and none is slowed down much. */
const inFlight = 3;
const defaults = { retryDelay: 1_500 };
const busy = 503;
const noConnection = 'Gönderilemedi. Bağlantınızı denetleyip tekrar deneyin.';

export type UploadQueue = {
  subscribe: (listener: () => void) => () => void;
  uploads: () => readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Stops everything, when the screen goes away. */
  clear: () => void;
};

/**
 * Sends files three at a time and hands over what arrived in the order in which it was added, whichever
 * was faster. A busy server is asked once more by itself; any other failure waits for `retry`.
 */
export function createUploadQueue<Result>(
  send: SendFile<Result>,
  onSent: (result: Result) => void,
  options: Partial<typeof defaults> = {},
): UploadQueue {
  const { retryDelay } = { ...defaults, ...options };
  let uploads: readonly Upload[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const results = new Map<string, Result>();

  const set = (changed: readonly Upload[]) => {
    uploads = changed;
    for (const listener of listeners) listener();
  };
  const patch = (key: string, part: Partial<Upload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => set(uploads.filter((one) => one.key !== key));

  const handOver = () => {
    for (const { key, state } of uploads.filter((one) => one.state !== 'failed')) {
      if (state !== 'sent') return;
      drop(key);
      onSent(results.get(key) as Result);
      results.delete(key);
    }
  };

  const start = () => {
    for (const one of uploads.filter(({ state }) => state === 'waiting')) {
      if (running.size >= inFlight) return;
      void run(one);
    }
  };

  const run = async ({ key, file }: Upload) => {
    const control = new AbortController();
    running.set(key, control);
    patch(key, { state: 'sending', progress: 0 });
    try {
      const watch = { signal: control.signal, onProgress: (progress: number) => patch(key, { progress }) };
      const result = await sendTwice(() => send(file, watch), retryDelay);
      results.set(key, result);
      patch(key, { state: 'sent', progress: 1 });
    } catch (error) {
      patch(key, { state: 'failed', ...failureOf(error) });
    } finally {
      running.delete(key);
      handOver();
      start();
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => uploads,
    add: (files) => {
      const added = files.map((file) => asUpload(`upload-${nextKey++}`, file));
      set([...uploads, ...added]);
      start();
    },
    retry: (key) => {
      patch(key, { state: 'waiting', progress: 0 });
      start();
    },
    remove: (key) => {
      running.get(key)?.abort();
      drop(key);
      handOver();
    },
    clear: () => {
      set([]);
      for (const control of running.values()) control.abort();
    },
  };
}

function asUpload(key: string, file: File): Upload {
  if (file.size <= pictureBytes) return { key, file, state: 'waiting', progress: 0 };
  const problem = `Bu dosya ${formatBytes(file.size)}. En çok ${formatBytes(pictureBytes)} olabilir; küçültüp yeniden ekleyin.`;
  return { key, file, state: 'failed', progress: 0, problem, canRetry: false };
}

async function sendTwice<Result>(send: () => Promise<Result>, delay: number): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.status !== busy) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return send();
  }
}

function failureOf(error: unknown): Pick<Upload, 'problem' | 'canRetry'> {
  if (error instanceof RequestRefused) return { problem: error.message, canRetry: false };
  return { problem: noConnection, canRetry: true };
}
