import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import {
  memoryFlag,
  urgentFlag,
  type EncoderAnswer,
  type EncoderResult,
  type EncoderTask,
  type JpegsMade,
} from './picture-encoder.messages.ts';
import {
  EncoderCrashed,
  EncoderOverloaded,
  FileRefused,
  type BrandFile,
  type EncodedRendition,
  type PdfCover,
  type PictureEncoder,
} from './picture-encoder.ts';

const childFile = join(rootDir, 'src/server/ports/picture-encoder.child.ts');

/**
 * The only variables of our environment that the process gets: it decodes untrusted files, so it gets no
 * secrets.
 */
const passedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

export type EncoderProcessOptions = {
  /** Milliseconds without work after which the process ends to free memory. */
  idleAfter?: number;
  /** Milliseconds after which the process is ended, for the renditions of a picture; most need less than one second. */
  giveUpAfter?: number;
  /** The same limit for a PDF; a healthy file needs a fraction of it. */
  giveUpPdfAfter?: number;
  /** The same limit for an AVIF, for which nobody waits. */
  giveUpAvifAfter?: number;
  /** The most memory that the process may take, in megabytes; the largest accepted pictures need two thirds. */
  maxMemory?: number;
  /** Keeps the normal priority; meant for programs without requests that could be slowed down. */
  isUrgent?: boolean;
};

type Task = {
  message: EncoderTask;
  resolve: (result: EncoderResult) => void;
  reject: (error: Error) => void;
  isOverloaded?: true;
};

/**
 * The encoder in a separate process: it has low priority, starts with the first task and handles one file
 * at a time. Uploads come before AVIFs and share cards, because nobody waits for those.
 */
export function createPictureEncoder({
  idleAfter = 60_000,
  giveUpAfter = 30_000,
  giveUpPdfAfter = 20_000,
  giveUpAvifAfter = 120_000,
  maxMemory = 1_000,
  isUrgent = false,
}: EncoderProcessOptions = {}): PictureEncoder & { pid: () => number | undefined } {
  const uploads: Task[] = [];
  const later: Task[] = [];
  let child: ChildProcess | undefined;
  let running: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function ask(queue: Task[], message: EncoderTask) {
    return new Promise<EncoderResult>((resolve, reject) => {
      if (isClosed) {
        reject(new EncoderCrashed('The encoder is closed'));
        return;
      }
      queue.push({ message, resolve, reject });
      runNext();
    });
  }

  function runNext(): void {
    if (running) return;
    clearTimeout(timer);
    running = uploads.shift() ?? later.shift();
    if (running) send(running);
    else endWhenIdle();
  }

  function send(task: Task): void {
    const encoder = (child ??= start());
    keepProgramRunning(encoder, true);
    timer = setTimeout(() => endOverloaded(task), limitOf(task.message));
    // If sending fails, the process has ended; then its exit event rejects the task.
    encoder.send(task.message, () => undefined);
  }

  function limitOf({ kind }: EncoderTask): number {
    if (kind === 'avif') return giveUpAvifAfter;
    return kind === 'pdf' || kind === 'pdf-cover' ? giveUpPdfAfter : giveUpAfter;
  }

  function endOverloaded(task: Task | undefined): void {
    if (!task) return;
    task.isOverloaded = true;
    child?.kill('SIGKILL');
  }

  function endWhenIdle(): void {
    if (!child) return;
    keepProgramRunning(child, false);
    timer = setTimeout(() => {
      child?.disconnect();
      child = undefined;
    }, idleAfter);
    timer.unref();
  }

  function start(): ChildProcess {
    const started = forkEncoder([`${memoryFlag}${maxMemory}`, ...(isUrgent ? [urgentFlag] : [])], {
      onAnswer: (answer) => {
        if (child !== started) return;
        if (answer.outcome === 'overloaded') endOverloaded(running);
        else settle((task) => deliver(task, answer));
      },
      onEnd: (reason) => {
        if (child !== started) return;
        child = undefined;
        settle((task) => rejectEnded(task, reason));
      },
    });
    return started;
  }

  function settle(end: (task: Task) => void): void {
    const ended = running;
    running = undefined;
    if (ended) end(ended);
    runNext();
  }

  return {
    ...encoderCalls((message) => ask(isForLater(message) ? later : uploads, message)),
    waiting: () => ({ uploads: uploads.length, later: later.length }),
    pid: () => child?.pid,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const closed = new EncoderCrashed('The encoder was closed');
      for (const task of [...uploads.splice(0), ...later.splice(0)]) task.reject(closed);
      if (child) await endProcess(child);
    },
  };
}

const isForLater = ({ kind }: EncoderTask) => kind === 'avif' || kind === 'share-card';

type Ask = (message: EncoderTask) => Promise<EncoderResult>;

/**
 * Makes the calls of the encoder from `ask`. The cast is safe, because the kind of a message determines the
 * type of its result.
 */
function encoderCalls(ask: Ask): Omit<PictureEncoder, 'close' | 'waiting'> {
  const askFor = <Result extends EncoderResult>(message: EncoderTask) => ask(message) as Promise<Result>;
  return {
    makeJpegs: (original, directory) => askFor<JpegsMade>({ kind: 'jpegs', original, directory }),
    makeAvif: (original, directory, size) =>
      askFor<EncodedRendition>({ kind: 'avif', original, directory, size }),
    makeBrandFiles: (kind, original, directory) => askFor<BrandFile[]>({ kind, original, directory }),
    checkPdf: (original) => askFor<{ pages: number }>({ kind: 'pdf', original }),
    drawShareCard: (card, directory) => askFor<EncodedRendition>({ kind: 'share-card', card, directory }),
    drawPdfCover: (original, directory) => askFor<PdfCover>({ kind: 'pdf-cover', original, directory }),
  };
}

type EncoderEvents = { onAnswer: (answer: EncoderAnswer) => void; onEnd: (reason: string) => void };

function forkEncoder(args: string[], { onAnswer, onEnd }: EncoderEvents): ChildProcess {
  const child = fork(childFile, args, {
    execArgv: [],
    env: childEnvironment(),
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', onAnswer);
  child.on('exit', (code, signal) => onEnd(`The encoder ended with ${signal ?? code ?? 'no code'}`));
  child.on('error', (error) => onEnd(error.message));
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  // Without this the program could exit before an idle encoder has ended.
  keepProgramRunning(child, true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/**
 * The environment of the encoder's process. With more memory arenas glibc would keep freed memory: 370 MB
 * instead of 230 MB after the same pictures.
 */
function childEnvironment(): NodeJS.ProcessEnv {
  const known = passedVariables.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '1' };
}

function rejectEnded({ reject, isOverloaded }: Task, reason: string): void {
  reject(isOverloaded ? new EncoderOverloaded(reason) : new EncoderCrashed(reason));
}

type Delivered = Exclude<EncoderAnswer, { outcome: 'overloaded' }>;

function deliver({ resolve, reject }: Task, answer: Delivered): void {
  if (answer.outcome === 'made') resolve(answer.result);
  else if (answer.outcome === 'refused') reject(new FileRefused(answer.reason, answer.message));
  else reject(new Error(answer.message));
}

function keepProgramRunning(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) child.ref();
  else child.unref();
  if (isNeeded) child.channel?.ref();
  else child.channel?.unref();
}
