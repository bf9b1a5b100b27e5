import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKillablePostgres, type KillablePostgres } from '#test/databases/embedded-postgres.ts';
import type { FaultPart, Shown } from '../shown.ts';
import { runDatabaseKills } from './database-kill-run.ts';
import { runKills, type KillReport } from './kill-run.ts';
import { runPowerCuts } from './power-cut-run.ts';
import { missingForPowerDisk, mountPowerDisk } from './power-disk.ts';

const script = join(import.meta.dirname, '../../../scripts/serve.mjs');
/** FAULT_SEED repeats the writes and the pauses of an earlier run. */
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31));
/** Prints that a run goes on, and each fault when it is found. */
const onKill = ({ kills: count, counts, faults }: KillReport) => {
  if (count % 10 === 0)
    console.log(`${count} kills, ${counts.confirmed} confirmed writes, ${faults.length} faults`);
  const printed = printedOf.get(faults) ?? 0;
  for (const { about, text } of faults.slice(printed)) console.log(`${about}: ${text.slice(0, 1_000)}`);
  printedOf.set(faults, faults.length);
};
const printedOf = new WeakMap<KillReport['faults'], number>();

/** FAULT_KILLS makes a shorter run. */
const countOr = (usual: number) => Number(process.env.FAULT_KILLS ?? usual);

/** Kills the program on SQLite while people write. */
export const kills: FaultPart = {
  run: async () => {
    const settings = { seed, script, onKill, kills: countOr(60) };
    const report = await inDataDir((dataDir) => runKills({ ...settings, dataDir }));
    return shownOf('kill -9 of the program on SQLite', report);
  },
};

/** Kills the program on PostgreSQL, and PostgreSQL itself. */
export const killsOnPostgres: FaultPart = {
  run: async () => {
    const common = { seed, script, onKill };
    const program = await withPostgres(({ url: databaseUrl }) =>
      inDataDir((dataDir) => runKills({ ...common, kills: countOr(50), dataDir, databaseUrl })),
    );
    const database = await withPostgres((postgres) =>
      inDataDir((dataDir) => runDatabaseKills({ ...common, kills: countOr(25), dataDir }, postgres)),
    );
    return [
      ...shownOf('kill -9 of the program on PostgreSQL', program),
      ...shownOf('kill -9 of PostgreSQL', database),
    ];
  },
};

async function withPostgres<Result>(work: (postgres: KillablePostgres) => Promise<Result>): Promise<Result> {
  const postgres = await startKillablePostgres();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

/** Cuts the power of a disk, which then loses what the system has not yet written to it. */
export const power: FaultPart = {
  missing: missingForPowerDisk,
  run: async () => {
    const disk = mountPowerDisk();
    try {
      const report = await runPowerCuts({ seed, script, disk, cuts: countOr(30), onCut: onKill });
      return shownOf('power cut', report);
    } finally {
      disk.remove();
    }
  },
};

async function inDataDir<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-kills-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const shownLongest = 5;

function shownOf(fault: string, report: KillReport): Shown[] {
  const { kills: count, killsDuringStart, counts, faults, timesToBeBack, met } = report;
  const about = (...subjects: KillReport['faults'][number]['about'][]) => {
    const found = faults.filter((one) => subjects.includes(one.about));
    if (found.length > 0)
      console.log(
        found
          .slice(0, shownLongest)
          .map(({ text }) => text.slice(0, 1_000))
          .join('\n'),
      );
    return { figure: `${found.length} faults`, isKept: found.length === 0 };
  };
  const times = timesToBeBack.toSorted((a, b) => a - b).map(Math.round);
  const inStarts = killsDuringStart > 0 ? ` (${killsDuringStart} during a start)` : '';
  const lost = about('writes');
  const works = Object.entries(met).map(([work, number]) => `${work} ${number}`);
  return [
    {
      promise: `${fault}: every confirmed write is there, no unconfirmed one by half`,
      figure: `${counts.confirmed} confirmed writes, ${count} kills${inStarts}, ${lost.figure}; of ${counts.unconfirmed} unconfirmed ones ${counts.survived} were there whole; seed ${seed}`,
      isKept: lost.isKept && counts.confirmed > 0,
    },
    { promise: `${fault}: no file is missing, changed or forgotten`, ...about('files') },
    {
      promise: `${fault}: the database is sound, its counts are right`,
      ...about('database', 'counts', 'records'),
    },
    {
      promise: `${fault}: jobs go on and end, no process lives on, cached pages are those of a new server`,
      ...about('jobs', 'processes', 'pages'),
    },
    {
      promise: `${fault}: back by itself`,
      figure: `in ${times[Math.floor(times.length / 2)] ?? 0} ms, at most ${times.at(-1) ?? 0} ms${works.length > 0 ? `; kills met ${works.join(', ')}` : ''}`,
      isKept: times.length > 0,
    },
  ];
}
