import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { MediumWritten } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { createPhotographs } from '#test/files/photographs.ts';
import { childrenOf, loadedFiles, peakMemory } from '#test/servers/process-state.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/**
 * Memory limits in megabytes. Eight decoded pictures take 570 megabytes; four of them need 290 more than
 * an idle server.
 */
const serverBound = 400;
const encoderBound = 500;

/** Requests during the uploads: answered by the cache, without the cache, and from the database. */
const addresses = ['/api/pages/categories?lang=tr', '/readyz', '/api/admin/products', '/api/admin/media'];

async function askUntil(staff: StaffClient, isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  while (!isOver()) {
    for (const address of addresses) {
      const answer = await staff.call('GET', address);
      await answer.text();
      // Requests that end after the last upload are ignored.
      if (!isOver()) statuses.push(answer.status);
    }
    await sleep(20);
  }
  return statuses;
}

// One dialect suffices, because this slow test is about the process and not about the database.
it.runIf(process.platform === 'linux' && inject('template').dialect === 'sqlite')(
  'eight photographs of 24 megapixels at once are stored in bounded memory while other requests are answered',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-flood-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { child, url } = await startBareServer({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    });
    const staff = await signInTo(url, account);
    const photographs = await createPhotographs(8);

    let pending = photographs.length;
    const uploads = photographs.map(async (photograph, index) => {
      const form = new FormData();
      form.append('file', photograph, `foto-${index}.jpg`);
      const answer = await staff.call('POST', '/api/admin/media', form);
      const body = (await answer.json()) as MediumWritten;
      pending -= 1;
      return { status: answer.status, widths: pictureFiles(body.data, 'jpeg').map(({ width }) => width) };
    });
    const asking = askUntil(staff, () => pending === 0);

    const taken = { status: 201, widths: [480, 960, 1600, 2400, 3200] };
    expect(await Promise.all(uploads)).toEqual(photographs.map(() => taken));
    const statuses = await asking;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(photographs.length);

    const server = child.pid ?? 0;
    const [encoder = 0, ...others] = await childrenOf(server);
    expect(others).toEqual([]);
    expect(await peakMemory(server)).toBeLessThan(serverBound);
    expect(await peakMemory(encoder)).toBeLessThan(encoderBound);
    const codecs = /libvips|sharp/;
    expect((await loadedFiles(encoder)).filter((file) => codecs.test(file))).not.toEqual([]);
    expect((await loadedFiles(server)).filter((file) => codecs.test(file))).toEqual([]);

    // The server is stopped while it encodes an AVIF.
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  },
  240_000,
);
