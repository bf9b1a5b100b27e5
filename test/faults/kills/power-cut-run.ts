import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#test/servers/free-port.ts';
import { openBook } from './book.ts';
import { environmentOf, type KillReport } from './kill-run.ts';
import { inKilledState, untilJobsEnd } from './killed-store.ts';
import { openPeople, type People } from './people.ts';
import type { PowerDisk } from './power-disk.ts';
import { randomFrom } from './random.ts';
import { startProcess } from './server-process.ts';
import { checkStoredState } from './stored-state.ts';

export type PowerCutSettings = {
  seed: number;
  cuts: number;
  script: string;
  disk: PowerDisk;
  onCut?: (report: KillReport) => void;
};

const longestRound = 2_500;

/** Cuts the power of the disk again and again while people write, and starts the server with what the disk has. */
export async function runPowerCuts({
  seed,
  cuts,
  script,
  disk,
  onCut,
}: PowerCutSettings): Promise<KillReport> {
  const store = { dataDir: disk.folder };
  const random = randomFrom(seed);
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
  let people: People | undefined;
  let server = startProcess({ script, port, environment: environmentOf(store) });
  try {
    await server.untilReady();
    people = await openPeople(`http://127.0.0.1:${port}`, book, random);
    while (report.kills < cuts) {
      const working = people.work();
      await Promise.race([sleep(50 + random.below(longestRound)), working]);
      // The copy blocks this process, so no answer can arrive between the end of the book and the copy.
      book.close();
      disk.keepPresentState();
      report.kills += 1;
      await server.kill();
      await working;
      disk.returnToKeptState();
      faults.push(
        ...((await inKilledState(store, (stored) => checkStoredState(stored, store.dataDir))) ?? []),
      );
      server = startProcess({ script, port, environment: environmentOf(store) });
      report.timesToBeBack.push(await server.untilReady());
      faults.push(...(await book.check(people.calls)).map((text) => ({ about: 'writes', text }) as const));
      onCut?.(report);
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
