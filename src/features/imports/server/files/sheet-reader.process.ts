import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { rootDir } from '#server/root-dir.ts';
import type { WorkbookFacts } from './workbook.ts';

/**
 * Facts about the sheet besides its rows, which are in the spool file; `rows` is their number without the
 * title row.
 */
export type SheetFacts = WorkbookFacts & { rows: number };
export type ReaderAnswer = SheetFacts | { refused: string } | { failed: string };

const childFile = join(rootDir, 'src/features/imports/server/files/sheet-reader.child.ts');

/** In megabytes. The largest accepted sheet needs about a third. */
const heapLimit = 512;
/** In milliseconds. A sheet of 100,000 rows takes a few seconds. */
const giveUpAfter = 120_000;
/**
 * The only environment variables that the process gets. It reads untrusted files, so it must not know secrets. The
 * cache of compiled code halves its start.
 */
const passedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'NODE_COMPILE_CACHE'];

export type ReadSheet = {
  path: string;
  spool: string;
  kind: 'xlsx' | 'csv';
  withHidden: boolean;
  signal: AbortSignal;
  log: Pick<Context['log'], 'warn'>;
  /** The heap limit in megabytes. */
  limit?: number;
};

/**
 * Reads a sheet in a child process with its own memory limit, so that no file can slow down or crash the
 * server. The rows are written to the file `spool`.
 *
 * @throws AppError 422 for a file that cannot be read, or that crashes the process
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
