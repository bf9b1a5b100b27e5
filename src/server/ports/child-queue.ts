import { fork, type ChildProcess } from 'node:child_process';

/** The answer that every child process can give: the task needs more memory than allowed, so the process must end. */
export type Overloaded = { outcome: 'overloaded' };

export type ChildQueueOptions<Task, Answer, Result> = {
  /** The main file of the process. */
  file: string;
  args: string[];
  /** The most tasks that may wait; more are refused. */
  maxWaiting?: number;
  /** Milliseconds without work after which the process ends to free memory. */
  idleAfter: number;
  /** Milliseconds after which a task ends together with the process. */
  limitOf: (task: Task) => number;
  /** Tasks for which nobody waits; they run when no other waits. */
  isForLater?: (task: Task) => boolean;
  /** Reads an answer. @throws Error with which the task fails */
  read: (answer: Answer) => Result;
  errors: ChildErrors;
};

export type ChildErrors = {
  /** The process ended by itself, or the queue is closed. */
  crashed: (reason: string) => Error;
  /** The process was ended, because the task took too long or too much memory. */
  overloaded: (reason: string) => Error;
  /** Too many tasks wait. */
  busy?: () => Error;
};

export type ChildQueue<Task, Result> = {
  ask: (task: Task) => Promise<Result>;
  waiting: () => { now: number; later: number };
  pid: () => number | undefined;
  close: () => Promise<void>;
};

type Waiting<Task, Result> = {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  isOverloaded?: true;
};

/**
 * How glibc keeps freed memory. With more arenas it would keep 370 MB instead of 230 MB after the same pictures.
 * With lower limits it would return the memory after each picture, which costs a twentieth of the time.
 */
const memoryReuse = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '67108864',
};

/** The only variables of our environment that the process gets: it reads untrusted content, so it gets no secrets. */
const passedVariables = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

/**
 * Runs tasks in a child process, one at a time. The process starts with the first task and ends when idle, and
 * takes the task that runs with it when it ends.
 */
export function createChildQueue<Task extends object, Answer extends object, Result>(
  options: ChildQueueOptions<Task, Answer, Result>,
): ChildQueue<Task, Result> {
  const { file, args, maxWaiting = Infinity, idleAfter, limitOf, isForLater = () => false } = options;
  const { read, errors } = options;
  const first: Waiting<Task, Result>[] = [];
  const later: Waiting<Task, Result>[] = [];
  let child: ChildProcess | undefined;
  let running: Waiting<Task, Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function ask(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (isClosed) {
        reject(errors.crashed('The process is closed'));
        return;
      }
      if (first.length + later.length >= maxWaiting) {
        reject(errors.busy?.() ?? new Error('Busy'));
        return;
      }
      (isForLater(task) ? later : first).push({ task, resolve, reject });
      runNext();
    });
  }

  function runNext(): void {
    if (running) return;
    clearTimeout(timer);
    running = first.shift() ?? later.shift();
    if (running) send(running);
    else endWhenIdle();
  }

  function send(waiting: Waiting<Task, Result>): void {
    const process = (child ??= start());
    keepProgramRunning(process, true);
    timer = setTimeout(() => endOverloaded(waiting), limitOf(waiting.task));
    // If sending fails, the process has ended; then its exit event rejects the task.
    process.send(waiting.task, () => undefined);
  }

  function endOverloaded(waiting: Waiting<Task, Result> | undefined): void {
    if (!waiting) return;
    waiting.isOverloaded = true;
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
    const started = fork(file, args, {
      execArgv: [],
      env: childEnvironment(),
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const onEnd = (reason: string) => {
      if (child !== started) return;
      child = undefined;
      settle(({ reject, isOverloaded }) =>
        reject(isOverloaded ? errors.overloaded(reason) : errors.crashed(reason)),
      );
    };
    started.on('message', (answer: Answer | Overloaded) => {
      if (child !== started) return;
      if (isOverloadedAnswer(answer)) endOverloaded(running);
      else settle((waiting) => deliver(waiting, answer));
    });
    started.on('exit', (code, signal) => onEnd(`The process ended with ${signal ?? code ?? 'no code'}`));
    started.on('error', (error) => onEnd(error.message));
    return started;
  }

  function settle(end: (waiting: Waiting<Task, Result>) => void): void {
    const ended = running;
    running = undefined;
    if (ended) end(ended);
    runNext();
  }

  function deliver({ resolve, reject }: Waiting<Task, Result>, answer: Answer): void {
    try {
      resolve(read(answer));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    ask,
    waiting: () => ({ now: first.length, later: later.length }),
    pid: () => child?.pid,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      for (const { reject } of [...first.splice(0), ...later.splice(0)])
        reject(errors.crashed('The process was closed'));
      if (child) await endProcess(child);
    },
  };
}

const isOverloadedAnswer = (answer: object): answer is Overloaded =>
  'outcome' in answer && answer.outcome === 'overloaded';

async function endProcess(child: ChildProcess): Promise<void> {
  // Without this the program could exit before an idle process has ended.
  keepProgramRunning(child, true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function childEnvironment(): NodeJS.ProcessEnv {
  const known = passedVariables.map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(known), ...memoryReuse };
}

function keepProgramRunning(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) child.ref();
  else child.unref();
  if (isNeeded) child.channel?.ref();
  else child.channel?.unref();
}
