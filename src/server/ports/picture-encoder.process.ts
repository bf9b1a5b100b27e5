import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { EncoderAnswer, EncoderTask, JpegsMade } from './picture-encoder.messages.ts';
import {
  EncoderCrashed,
  PictureRefused,
  type EncodedVariant,
  type PictureEncoder,
} from './picture-encoder.ts';

const childFile = join(rootDir, 'src/server/ports/picture-encoder.child.ts');

/** All that the process may know of the environment: it decodes files of strangers, so no secrets. */
const passedOn = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

export type EncoderProcessOptions = {
  /** After this long without work the process ends and gives its memory back; milliseconds. */
  idleAfter?: number;
  /** A picture that takes longer counts as a crash; milliseconds. */
  giveUpAfter?: number;
};

type Waiting = {
  task: EncoderTask;
  resolve: (result: JpegsMade | EncodedVariant) => void;
  reject: (error: Error) => void;
};

/**
 * The encoder in a process of its own: niced, started at the first need, one picture at a time.
 * Uploads go before the variants that nobody waits for.
 */
export function createPictureEncoder({
  idleAfter = 60_000,
  giveUpAfter = 120_000,
}: EncoderProcessOptions = {}): PictureEncoder & { pid: () => number | undefined } {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  let child: ChildProcess | undefined;
  let running: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function ask<Result extends JpegsMade | EncodedVariant>(queue: Waiting[], task: EncoderTask) {
    return new Promise<Result>((resolve, reject) => {
      if (isClosed) {
        reject(new EncoderCrashed('The encoder is closed'));
        return;
      }
      // The kind of the task decides the kind of its result.
      queue.push({ task, resolve: resolve as Waiting['resolve'], reject });
      runNext();
    });
  }

  function runNext(): void {
    if (running) return;
    clearTimeout(timer);
    running = urgent.shift() ?? patient.shift();
    if (running) work(running);
    else rest();
  }

  function work({ task }: Waiting): void {
    child ??= start();
    holdOpen(child, true);
    const working = child;
    timer = setTimeout(() => void working.kill('SIGKILL'), giveUpAfter);
    // A send that fails means that the process has ended, which its own event tells.
    child.send(task, () => undefined);
  }

  /** An idle process keeps neither this one alive nor its memory for long. */
  function rest(): void {
    if (!child) return;
    holdOpen(child, false);
    timer = setTimeout(() => {
      child?.disconnect();
      child = undefined;
    }, idleAfter);
    timer.unref();
  }

  function start(): ChildProcess {
    const started = fork(childFile, {
      execArgv: [],
      env: childEnvironment(),
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const onEnd = (reason: string) => {
      if (child !== started) return;
      child = undefined;
      settle((waiting) => waiting.reject(new EncoderCrashed(reason)));
    };
    started.on('message', (answer: EncoderAnswer) => {
      if (child === started) settle((waiting) => deliver(waiting, answer));
    });
    started.on('exit', (code, signal) => onEnd(`The encoder ended with ${signal ?? code ?? 'no code'}`));
    started.on('error', (error) => onEnd(error.message));
    return started;
  }

  function settle(end: (waiting: Waiting) => void): void {
    const ended = running;
    running = undefined;
    if (ended) end(ended);
    runNext();
  }

  return {
    makeJpegs: (original, directory) => ask<JpegsMade>(urgent, { kind: 'jpegs', original, directory }),
    makeAvif: (original, directory, size) =>
      ask<EncodedVariant>(patient, { kind: 'avif', original, directory, size }),
    pid: () => child?.pid,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const closed = new EncoderCrashed('The encoder was closed');
      for (const waiting of [...urgent.splice(0), ...patient.splice(0)]) waiting.reject(closed);
      if (!child) return;
      // An idle one does not hold the program open, which waits for its end here.
      holdOpen(child, true);
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** With more arenas glibc keeps freed memory: 370 MB instead of 230 after the same pictures. */
function childEnvironment(): NodeJS.ProcessEnv {
  const known = passedOn.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '1' };
}

function deliver({ resolve, reject }: Waiting, answer: EncoderAnswer): void {
  if (answer.outcome === 'made') resolve(answer.result);
  else if (answer.outcome === 'refused') reject(new PictureRefused(answer.reason, answer.message));
  else reject(new Error(answer.message));
}

function holdOpen(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) child.ref();
  else child.unref();
  if (isNeeded) child.channel?.ref();
  else child.channel?.unref();
}
