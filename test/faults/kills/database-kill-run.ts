import { setTimeout as sleep } from 'node:timers/promises';
import type { KillablePostgres } from '#test/databases/embedded-postgres.ts';
import { freePort } from '#test/servers/free-port.ts';
import { openBook } from './book.ts';
import { environmentOf, type KillReport, type KillSettings } from './kill-run.ts';
import { inKilledState, untilJobsEnd } from './killed-store.ts';
import { openPeople } from './people.ts';
import { randomFrom } from './random.ts';
import { startProcess } from './server-process.ts';
import { checkStoredState } from './stored-state.ts';

/** At most this many milliseconds of writing before a kill, and of downtime after it. */
const longestRound = 1_500;
const longestAbsence = 1_000;

/** Kills PostgreSQL again and again while people write; the program's own process must go on. */
export async function runDatabaseKills(
  settings: KillSettings,
  postgres: KillablePostgres,
): Promise<KillReport> {
  const store = { dataDir: settings.dataDir, databaseUrl: postgres.url };
  const random = randomFrom(settings.seed);
  const book = openBook();
  const report: KillReport = {
    kills: 0,
    killsDuringStart: 0,
    counts: book.counts,
    faults: [],
    timesToBeBack: [],
    met: {},
  };
  const { faults } = report;
  const port = await freePort();
  const server = startProcess({ script: settings.script, port, environment: environmentOf(store) });
  try {
    await server.untilReady();
    const people = await openPeople(`http://127.0.0.1:${port}`, book, random);
    while (report.kills < settings.kills) {
      const working = people.work();
      await Promise.race([sleep(50 + random.below(longestRound)), working]);
      await postgres.kill();
      report.kills += 1;
      await working;
      await sleep(random.below(longestAbsence));
      await postgres.start();
      report.timesToBeBack.push(await server.untilReady({ isMeasuredFromNow: true }));
      // A stopped process changes nothing while its rows and files are compared.
      process.kill(server.pid, 'SIGSTOP');
      try {
        faults.push(
          ...((await inKilledState(store, (stored) => checkStoredState(stored, store.dataDir))) ?? []),
        );
      } finally {
        process.kill(server.pid, 'SIGCONT');
      }
      faults.push(...(await book.check(people.calls)).map((text) => ({ about: 'writes', text }) as const));
      settings.onKill?.(report);
    }
    faults.push(...(await untilJobsEnd(store)).map((text) => ({ about: 'jobs', text }) as const));
    faults.push(
      ...(await book.check(people.calls, 'all')).map((text) => ({ about: 'writes', text }) as const),
    );
    return report;
  } finally {
    await server.kill();
  }
}
