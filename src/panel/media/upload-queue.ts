import pLimit from 'p-limit';
import { hasCadEnding } from '#shared/rules/cad-formats.ts';
import { maxBytes, type UploadKind } from '#features/media/upload-limits.rules.ts';
import { RequestFailed, RequestRefused, writeFailed } from '#panel/api/failures.ts';
import { formatBytes } from '#panel/format/format.ts';

export type SendFile<Result> = (
  file: File,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result>;

/** One upload. `progress` goes from 0 to 1; at 1 the server is still creating the picture sizes. */
export type Upload = {
  key: string;
  file: File;
  /** `sent` means that the file has arrived, but a file that was added earlier has not. */
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  progress: number;
  /** The reason of the failure, in Turkish. */
  problem?: string;
  /** False when the server would refuse the file again. */
  canRetry?: boolean;
};

/** With three uploads at a time, small files can overtake a large one and each upload stays fast. */
const concurrentUploads = 3;
const defaults = { retryDelay: 1_500 };
const busy = 503;
const noConnection = 'Gönderilemedi. Bağlantınızı denetleyip tekrar deneyin.';

export type UploadQueue = {
  subscribe: (listener: () => void) => () => void;
  uploads: () => readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Aborts all uploads; called when the screen closes. */
  clear: () => void;
};

/**
 * Uploads files with a concurrency limit and reports the results in the order in which the files were added.
 * Retries a 503 once; after any other failure the user calls `retry`.
 */
export function createUploadQueue<Result>(
  send: SendFile<Result>,
  onSent: (result: Result) => void,
  options: Partial<typeof defaults> = {},
): UploadQueue {
  const { retryDelay } = { ...defaults, ...options };
  const limit = pLimit(concurrentUploads);
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

  const deliverResults = () => {
    for (const { key, state } of uploads.filter((one) => one.state !== 'failed')) {
      if (state !== 'sent') return;
      drop(key);
      onSent(results.get(key) as Result);
      results.delete(key);
    }
  };

  const run = async (key: string) => {
    const upload = uploads.find((one) => one.key === key);
    // The user has removed the file while it waited.
    if (!upload) return;
    const control = new AbortController();
    running.set(key, control);
    patch(key, { state: 'sending', progress: 0 });
    try {
      const watch = { signal: control.signal, onProgress: (progress: number) => patch(key, { progress }) };
      results.set(key, await retryWhenBusy(() => send(upload.file, watch), retryDelay));
      patch(key, { state: 'sent', progress: 1 });
    } catch (error) {
      patch(key, { state: 'failed', ...failureOf(error) });
    } finally {
      running.delete(key);
      deliverResults();
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
      for (const { key, state } of added) if (state === 'waiting') void limit(run, key);
    },
    retry: (key) => {
      patch(key, { state: 'waiting', progress: 0 });
      void limit(run, key);
    },
    remove: (key) => {
      running.get(key)?.abort();
      drop(key);
      deliverResults();
    },
    clear: () => {
      set([]);
      for (const control of running.values()) control.abort();
    },
  };
}

function kindOf({ name, type }: File): UploadKind {
  if (hasCadEnding(name)) return 'cad';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('video/') ? 'video' : 'picture';
}

function asUpload(key: string, file: File): Upload {
  // The server checks the size too, but here the check saves the user a useless upload.
  const limit = maxBytes(kindOf(file));
  if (file.size <= limit) return { key, file, state: 'waiting', progress: 0 };
  const problem = `Bu dosya ${formatBytes(file.size)}. En çok ${formatBytes(limit)} olabilir; küçültüp yeniden ekleyin.`;
  return { key, file, state: 'failed', progress: 0, problem, canRetry: false };
}

async function retryWhenBusy<Result>(send: () => Promise<Result>, delay: number): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.status !== busy) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return send();
  }
}

function failureOf(error: unknown): Pick<Upload, 'problem' | 'canRetry'> {
  if (error instanceof RequestRefused) return { problem: error.message || writeFailed, canRetry: false };
  return { problem: noConnection, canRetry: true };
}
