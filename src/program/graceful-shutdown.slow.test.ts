import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { avifKind } from '#server/media/avif.job.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { openTestDatabase } from '#test/db.ts';
import { createPhotographs } from '#test/files/photographs.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import { filesBelow, missingFiles } from '#test/files/stored-files.ts';

/** These tests run on SQLite only, because no database changes their result. */
const isSqlite = process.env.TEST_DATABASE === 'sqlite';
const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

async function openProgram() {
  const { connections, settings } = await openTestDatabase();
  const environment = {
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  const server = await startBareServer(environment);
  const staff = await signInTo(server.url, account);
  const avifJobs = () =>
    connections.reader.selectFrom('jobs').selectAll().where('kind', '=', avifKind.name).execute();
  return { ...server, environment, connections, dataDir: settings.dataDir, staff, avifJobs };
}

async function upload(staff: StaffClient, picture: Blob): Promise<Response> {
  const form = new FormData();
  form.append('file', picture, 'resim.jpg');
  return staff.call('POST', '/api/admin/media', form);
}

/** Waits until uploads have arrived completely, or until an AVIF is being encoded. */
async function untilArrived(dataDir: string, count: number): Promise<void> {
  for (;;) {
    const files = await filesBelow(join(dataDir, 'tmp'));
    if (files.filter((file) => file.endsWith('/original')).length >= count) return;
    await sleep(1);
  }
}

it.runIf(isSqlite)(
  'a stop during uploads and encoding answers running requests, returns the job and exits with 0',
  async () => {
    const { child, dataDir, staff, connections, avifJobs, output } = await openProgram();
    const [first, ...others] = await createPhotographs(4, { width: 3000, height: 2000 });
    expect((await upload(staff, first ?? new Blob())).status).toBe(201);
    await expect.poll(avifJobs, { timeout: 30_000, interval: 5 }).toMatchObject([{ attempts: 1 }]);
    // The encoder's folder for AVIFs contains a file of this name too.
    const uploads = others.map((photograph) => upload(staff, photograph));
    await untilArrived(dataDir, others.length + 1);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const answers = await Promise.all(uploads);
    for (const answer of answers) {
      const body = (await answer.json()) as { success: boolean };
      // A busy machine may refuse some uploads, with `Retry-After`.
      if (answer.status !== 201) expect(answer.headers.get('retry-after')).toBe('5');
      expect([answer.status, body.success]).toEqual(answer.status === 201 ? [201, true] : [503, false]);
    }
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('Kapandı.');
    for (const job of await avifJobs()) expect(job).toMatchObject({ lease_until: null, attempts: 0 });
    expect(await missingFiles(connections.reader, dataDir)).toEqual([]);
    const media = await connections.reader.selectFrom('media').select('id').execute();
    expect(media).toHaveLength(1 + answers.filter(({ status }) => status === 201).length);
  },
  180_000,
);

it.runIf(isSqlite)(
  'a stop does not wait for an endless body',
  async () => {
    const { child, url } = await openProgram();
    const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
    const hanging = request(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': '100',
        'x-csrf-token': token,
        expect: '100-continue',
      },
    });
    const cut = once(hanging, 'error');
    hanging.flushHeaders();
    // The server has read the headers and waits for the body.
    await once(hanging, 'continue');
    hanging.write('{"email": ');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
  },
  60_000,
);

it.runIf(isSqlite)(
  'the next server runs the job of a killed one at once, before its lease ends',
  async () => {
    const { child, staff, environment, avifJobs } = await openProgram();
    const [photograph] = await createPhotographs(1, { width: 1500, height: 1000 });
    await upload(staff, photograph ?? new Blob());
    await expect.poll(avifJobs, { timeout: 30_000, interval: 5 }).toMatchObject([{ attempts: 1 }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [left] = await avifJobs();
    expect(Date.parse(left?.lease_until ?? '')).toBeGreaterThan(Date.now() + 40_000);
    await startBareServer(environment);
    await expect.poll(avifJobs, { timeout: 30_000 }).toEqual([]);
    expect(Date.parse(left?.lease_until ?? '')).toBeGreaterThan(Date.now());
  },
  120_000,
);
