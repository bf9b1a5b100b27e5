import SQLite from 'better-sqlite3';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileForm } from '../files/file-form.ts';
import { createJpeg } from '../files/pictures.ts';
import { startBuiltServer } from '../servers/built-server.ts';
import { signInTo } from '../servers/staff-client.ts';
import { allAnswered, startProbe, statusCounts } from './probe.ts';
import type { FaultPart, Shown } from './shown.ts';

/** This library of Debian's package `faketime` changes the clock of one process. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const patience = 60_000;

/** Puts the clock back by an hour while the program runs. */
export const clock: FaultPart = {
  run,
  missing: () => (existsSync(library) ? undefined : "Debian's package faketime"),
};

async function run(): Promise<readonly Shown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-clock-'));
  const offset = join(folder, 'offset');
  writeFileSync(offset, '+0');
  const server = await startBuiltServer({
    environment: {
      DEMO: '0',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      LIMITS: 'login=3/60',
    },
  });
  try {
    const { url, account, dataDir } = server;
    const staff = await signInTo(url, account);
    await signInTo(url, account);
    await signInTo(url, account);
    const probe = startProbe(url, ['/', '/kurumsal', '/readyz']);
    const uploaded = await staff.call('POST', '/api/admin/media', fileForm(await createJpeg()));
    writeFileSync(offset, '-3600');
    await sleep(1_000);
    const calls = [
      (await staff.call('GET', '/api/admin/status')).status,
      (await staff.call('POST', '/api/admin/categories', { section: 'products', name_tr: 'Toka' })).status,
      (await staff.call('POST', '/api/admin/media', fileForm(await createJpeg()))).status,
      await signInTo(url, account).then(
        () => 200,
        () => 0,
      ),
    ];
    const start = performance.now();
    while (waitingPictures(dataDir) > 0 && performance.now() - start < patience) await sleep(200);
    const left = waitingPictures(dataDir);
    await probe.stop();
    return [
      { promise: 'a clock put back by an hour: pages go on', ...allAnswered(probe.take()) },
      {
        promise: 'a clock put back by an hour: staff stay signed in, write and sign in again',
        figure: statusCounts([uploaded.status, ...calls]),
        isKept: uploaded.status === 201 && calls.join() === '200,201,201,200',
      },
      {
        promise: 'a clock put back by an hour: waiting pictures are made at once',
        figure: `${left} waiting after ${(performance.now() - start).toFixed()} ms`,
        isKept: left === 0,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function waitingPictures(dataDir: string): number {
  const db = new SQLite(join(dataDir, 'vitrin.db'), { readonly: true });
  const count = db.prepare<[], number>("select count(*) from jobs where kind like '%avif%'").pluck().get();
  db.close();
  return count ?? 0;
}
