import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { rootDir } from '#server/root-dir.ts';
import type { WorkbookFacts } from './workbook.ts';

/** What was read besides the rows, which the spool holds; `rows` counts them without the titles. */
export type SheetFacts = WorkbookFacts & { rows: number };
export type ReaderAnswer = SheetFacts | { refused: string } | { failed: string };

const childFile = join(rootDir, 'src/features/imports/server/files/sheet-reader.child.ts');

/** Megabytes; the largest sheet that is accepted needs about a third of it. */
const heapLimit = 512;
/** Milliseconds; a sheet of 100,000 rows takes a few seconds. */
const giveUpAfter = 120_000;
/** The only variables that the process gets: it reads untrusted files, so it gets no secrets. */
const passedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

export type ReadSheet = {
  path: string;
  spool: string;
  kind: 'xlsx' | 'csv';
  withHidden: boolean;
  signal: AbortSignal;
  log: Pick<Context['log'], 'warn'>;
  /** Of the heap, in megabytes. */
  limit?: number;
};

/**
 * Reads a sheet into a spool in another process with its own memory, so that no file can slow down or end the server.
 * @throws AppError 422 for a file that cannot be read, or that the process did not survive
 */
export async function readSheet({
  path,
  spool,
  kind,
  withHidden,
  signal,
  log,
  limit = heapLimit,
}: ReadSheet): Promise<SheetFacts> {
  const child = fork(childFile, [path, spool, kind, withHidden ? 'with-hidden' : ''], {
    execArgv: [`--max-old-space-size=${limit}`],
    env: Object.fromEntries(passedVariables.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
    timeout: giveUpAfter,
  });
  const answer = await new Promise<ReaderAnswer | undefined>((resolve) => {
    child.once('message', (message: ReaderAnswer) => resolve(message));
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
  signal.throwIfAborted();
  if (!answer)
    throw refused('Dosya çok büyük ya da bozuk; okunamadı. Daha az satırla bölüp tekrar yükleyin.');
  if ('refused' in answer) throw refused(answer.refused);
  if ('failed' in answer) {
    log.warn({ reason: answer.failed }, 'a sheet could not be read');
    throw refused('Dosya okunamadı. Excel’de .xlsx olarak yeniden kaydedip tekrar yükleyin.');
  }
  return answer;
}
