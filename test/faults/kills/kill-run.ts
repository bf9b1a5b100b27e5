import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/servers/free-port.ts';
import { openBook, type Book } from './book.ts';
import {
  endLeases,
  inKilledState,
  letAnHourPass,
  unfinishedWork,
  untilJobsEnd,
  type Store,
} from './killed-store.ts';
import { differentPages, readPages } from './pages.ts';
import { account, openPeople, type People } from './people.ts';
import { randomFrom } from './random.ts';
import { startProcess, type ServerProcess } from './server-process.ts';
import { checkStoredState, leftFiles, type Fault } from './stored-state.ts';

export type KillSettings = Store & {
  /** The same seed repeats the same writes and pauses; what a kill interrupts still depends on the machine. */
  seed: number;
  kills: number;
  /** The file that starts the program. */
  script: string;
  /** Called after each kill, to show that the run goes on. */
  onKill?: (report: KillReport) => void;
};

export type RunFault = Fault | { about: 'writes' | 'processes' | 'pages'; text: string };

export type KillReport = {
  kills: number;
  /** How many of the kills met a start. */
  killsDuringStart: number;
  counts: Book['counts'];
  faults: RunFault[];
  /** Milliseconds from a start after a kill to readiness. */
  timesToBeBack: number[];
  /** How many kills met each kind of unfinished work. */
  met: Record<string, number>;
};

/** At most this many milliseconds of writing before a kill. */
const longestRound = 1_500;
/** A start is killed after at most this many milliseconds; it takes about as long. */
const longestStart = 700;
/** One in this many starts is killed, and so is each of the first starts, which create the database. */
const startKillOf = 6;
const firstStarts = 3;
// A sign-in that a kill interrupts counts as a failed one.
const limits =
  'publicForms=9999999/600,messageCopies=9999999/600,newsletterMails=9999999/600,login=9999999/60,signInFailures=9999999/60';

export function environmentOf({ dataDir, databaseUrl }: Store) {
  return {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    LIMITS: limits,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** Kills the server again and again while people write, and checks everything after each kill. */
export async function runKills(settings: KillSettings): Promise<KillReport> {
  const random = randomFrom(settings.seed);
  const book = openBook();
  const port = await freePort();
  const report: KillReport = {
    kills: 0,
    killsDuringStart: 0,
    counts: book.counts,
    faults: [],
    timesToBeBack: [],
    met: {},
  };
  const server = openServer(settings, port, report);
  let people: People | undefined;
  try {
    while (report.kills < settings.kills) {
      server.start();
      const isFirst = report.kills < Math.min(firstStarts, settings.kills / 2);
      // The last kill meets writes, however few kills there are.
      const isLast = report.kills === settings.kills - 1;
      if (isFirst || (random.below(startKillOf) === 0 && !isLast)) {
        await sleep(random.below(longestStart));
        report.killsDuringStart += 1;
        await server.kill();
        continue;
      }
      await server.untilBack();
      people ??= await openPeople(`http://127.0.0.1:${port}`, book, random);
      report.faults.push(...asFaults('writes', await book.check(people.calls)));
      const working = people.work();
      await Promise.race([sleep(50 + random.below(longestRound)), working]);
      await server.kill();
      await working;
      settings.onKill?.(report);
    }
    server.start();
    await server.untilBack();
    if (people) await checkEnd(settings, { report, server, book, people });
    return report;
  } finally {
    await server.process()?.kill();
  }
}

const asFaults = <About extends RunFault['about']>(about: About, texts: readonly string[]) =>
  texts.map((text) => ({ about, text }));

type Server = {
  start: () => void;
  untilBack: () => Promise<void>;
  /** Kills the server and checks what it leaves. */
  kill: () => Promise<void>;
  process: () => ServerProcess | undefined;
};

function openServer(settings: KillSettings, port: number, report: KillReport): Server {
  let running: ServerProcess | undefined;
  return {
    process: () => running,
    start: () => {
      running = startProcess({ script: settings.script, port, environment: environmentOf(settings) });
    },
    untilBack: async () => {
      const time = await running?.untilReady();
      if (report.kills > 0 && time !== undefined) report.timesToBeBack.push(time);
    },
    kill: async () => {
      const alive = (await running?.kill()) ?? [];
      report.kills += 1;
      report.faults.push(
        ...asFaults(
          'processes',
          alive.map((pid) => `process ${pid} lives on`),
        ),
      );
      const faults = await inKilledState(settings, (stored) => checkStoredState(stored, settings.dataDir));
      report.faults.push(...(faults ?? []));
      for (const work of await unfinishedWork(settings)) report.met[work] = (report.met[work] ?? 0) + 1;
      await endLeases(settings);
    },
  };
}

type Ended = { report: KillReport; server: Server; book: Book; people: People };

/** Checks that all writes are there, and that the program itself removes what the kills left behind. */
async function checkEnd(store: Store, { report, server, book, people }: Ended): Promise<void> {
  const { faults } = report;
  faults.push(...asFaults('writes', await book.check(people.calls, 'all')));
  // Pages that the cache of a working server holds are compared with those that a new one renders.
  await people.work(AbortSignal.timeout(longestRound));
  faults.push(...asFaults('jobs', await untilJobsEnd(store)));
  await readPages(people.calls);
  const cached = await readPages(people.calls);
  await server.kill();
  await letAnHourPass(store);
  server.start();
  await server.untilBack();
  const fresh = await readPages(people.calls);
  faults.push(...asFaults('pages', differentPages(cached, fresh)));
  faults.push(...asFaults('writes', await book.check(people.calls, 'all')));
  faults.push(...asFaults('jobs', await untilJobsEnd(store)));
  faults.push(
    ...asFaults('files', (await inKilledState(store, (stored) => leftFiles(stored, store.dataDir))) ?? []),
  );
}
