import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { secondMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { rootDir } from '#server/root-dir.ts';
import { BackupFailed, type BackupChildAnswer, type BackupResult, type BackupWorker } from './worker.ts';

/** The child renders pages when it checks a backup, so its file belongs to the program. */
const childFile = join(rootDir, 'src/program/backup.child.ts');

/** In megabytes; a backup holds the keys of all files, 100,000 of which take less than 50. */
const heapLimit = 512;
/** How long a stopped child may take to remove its temporary files. The server waits longer for its jobs. */
const killAfter = 3 * secondMs;

/** Runs each task in a child process with a memory limit. The child is our code, so it gets our whole environment. */
export function createBackupWorker({ config, log }: Pick<Context, 'config' | 'log'>): BackupWorker {
  return async (task, { signal, onProgress }) => {
    signal.throwIfAborted();
    const child = fork(childFile, [JSON.stringify(task)], {
      // Young objects take three times the last figure; V8 would let them have 100 MB.
      execArgv: [`--max-old-space-size=${heapLimit}`, '--max-semi-space-size=8'],
      env: { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const stop = stopper(child);
    signal.addEventListener('abort', stop);
    try {
      const answer = await lastAnswer(child, onProgress);
      signal.throwIfAborted();
      if ('done' in answer) return answer.done;
      if (answer.details !== undefined) log.error({ details: answer.details }, `a ${task.kind} failed`);
      throw new BackupFailed(answer.failed);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}

function stopper(child: ChildProcess): () => void {
  return () => {
    child.send('stop', () => undefined);
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.once('exit', () => clearTimeout(timer));
  };
}

type LastAnswer = { done: BackupResult } | { failed: string; details?: string };

/** The answer after which the child has ended. */
function lastAnswer(child: ChildProcess, onProgress: Parameters<BackupWorker>[1]['onProgress']) {
  return new Promise<LastAnswer>((resolve) => {
    let last: LastAnswer | undefined;
    child.on('message', (answer: BackupChildAnswer) => {
      if ('progress' in answer) onProgress(answer.progress);
      else last = answer;
    });
    child.once('error', (error) => resolve(crashed(error.message)));
    child.once('exit', (code, killed) =>
      resolve(last ?? crashed(`it ended with ${killed ?? code ?? 'no code'}`)),
    );
  });
}

const crashed = (details: string): LastAnswer => ({
  failed: 'Yedekleme süreci beklenmedik biçimde sonlandı; bellek yetmemiş olabilir.',
  details,
});
