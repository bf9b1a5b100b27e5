import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { MediumWritten } from '#shared/schema/media.ts';
import type { ProductWritten } from '#features/products/product.ts';
import type { Connections } from '#server/db/connect.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { openTestDatabase } from '#test/db.ts';
import { readWithFiles, type Observation } from '#test/files/referenced-files.ts';
import { createPhotographs } from '#test/files/photographs.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { childrenOf, isAlive } from '#test/servers/process-state.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import { filesBelow, orphanedFiles, missingFiles, unreferencedFiles } from '#test/files/stored-files.ts';
import { avifKind } from '#server/media/avif.job.ts';
import { purgeKind } from '#server/media/purge.job.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };
const hour = 3_600_000;
const past = new Date(0).toISOString();

/** The moments of an upload at which the server is killed. Each is recognised by the files on the disk. */
const moments: readonly [string, (files: { scratch: string[]; media: string[] }) => boolean][] = [
  ['while it arrives', ({ scratch }) => scratch.some((file) => file.endsWith('/original'))],
  ['while its JPEGs are made', ({ scratch }) => scratch.some((file) => file.endsWith('/960.jpg'))],
  ['while its files are stored', ({ media }) => media.some((file) => file.endsWith('.jpg'))],
  ['while its AVIFs are made', ({ media }) => media.some((file) => file.endsWith('.avif'))],
];

async function upload(staff: StaffClient, picture: Blob): Promise<number> {
  const form = new FormData();
  form.append('file', picture, 'resim.jpg');
  const answer = await staff.call('POST', '/api/admin/media', form);
  const body = (await answer.json()) as MediumWritten;
  expect(answer.status).toBe(201);
  return body.data.media_id;
}

/** Creates a product with a picture and waits for the server's confirmation. */
async function saveProduct(staff: StaffClient, code: string, image: number): Promise<string> {
  const category = await staff.call('POST', '/api/admin/categories', { name_tr: `Kategori ${code}` });
  const { data } = (await category.json()) as { data: { id: number } };
  const product = { code, name_tr: `Ürün ${code}`, category_id: data.id, images: [image] };
  const answer = await staff.call('POST', '/api/admin/products', product);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as ProductWritten).data.seo_name;
}

/** Waits until the files on the disk show that this moment has come. */
async function untilShown(
  dataDir: string,
  isShown: (typeof moments)[number][1],
  mediaBefore: readonly string[],
): Promise<void> {
  for (;;) {
    const scratch = await filesBelow(join(dataDir, 'tmp'));
    const media = (await filesBelow(join(dataDir, 'media'))).filter((file) => !mediaBefore.includes(file));
    if (isShown({ scratch, media })) return;
    await sleep(1);
  }
}

/**
 * Changes times as if the server had been down for an hour: leases have ended, leftover files are old, purges
 * are due.
 */
async function letAnHourPass({ writer }: Connections, dataDir: string): Promise<void> {
  await writer.updateTable('jobs').set({ lease_until: past }).where('lease_until', 'is not', null).execute();
  await writer.updateTable('jobs').set({ run_at: past }).where('kind', '=', purgeKind.name).execute();
  const long = new Date(Date.now() - hour);
  for (const folder of ['tmp', 'media/.unfinished', 'private/.unfinished']) {
    const names = await readdir(join(dataDir, folder), { recursive: true });
    for (const name of names) await utimes(join(dataDir, folder, name), long, long);
  }
}

it.runIf(process.platform === 'linux')(
  'a server that is killed during an upload or while it makes an AVIF loses no data and leaves no file behind',
  async () => {
    const { connections, settings } = await openTestDatabase();
    const { dataDir, databaseUrl } = settings;
    const environment = {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    };
    const db = connections.reader;
    const photographs = await createPhotographs(moments.length, { width: 1500, height: 1000 });
    const avifJobs = () => db.selectFrom('jobs').selectAll().where('kind', '=', avifKind.name).execute();
    const products: string[] = [];
    let server = await startBareServer(environment);

    for (const [index, [moment, isShown]] of moments.entries()) {
      const staff = await signInTo(server.url, account);
      const saved = new Blob([new Uint8Array(await createJpeg({ width: 1200, height: 900 }))]);
      products.push(await saveProduct(staff, `K-${index}`, await upload(staff, saved)));
      await expect.poll(avifJobs, { timeout: 60_000 }).toEqual([]);
      const mediaBefore = await filesBelow(join(dataDir, 'media'));
      const cutUpload = upload(staff, photographs[index] ?? new Blob()).catch(() => undefined);
      await untilShown(dataDir, isShown, mediaBefore);
      const encoders = await childrenOf(server.child.pid ?? 0);
      server.child.kill('SIGKILL');
      await once(server.child, 'exit');
      await cutUpload;
      await expect.poll(() => encoders.filter(isAlive), { message: moment, timeout: 10_000 }).toEqual([]);
      expect(await readdir(join(dataDir, 'tmp')), moment).not.toEqual([]);
      expect(await orphanedFiles(db, dataDir), moment).toEqual([]);
      expect(await missingFiles(db, dataDir), moment).toEqual([]);

      await letAnHourPass(connections, dataDir);
      server = await startBareServer(environment);
      const observed: Observation = { rounds: 0, files: new Set(), faults: [] };
      const get = async (address: string) => {
        const answer = await fetch(server.url + address);
        return { status: answer.status, body: await answer.text() };
      };
      for (const product of products) {
        const files = await readWithFiles(get, `/api/pages/product/${product}?lang=tr`, observed);
        expect(files.length, `${product} ${moment}`).toBe(8);
      }
      expect(observed.faults, moment).toEqual([]);
    }

    // A client whose upload was lost can send the picture again.
    await upload(await signInTo(server.url, account), photographs[0] ?? new Blob());
    await expect.poll(avifJobs, { timeout: 60_000, interval: 200 }).toEqual([]);
    await connections.writer.updateTable('jobs').set({ run_at: past }).execute();
    // Jobs that plan their next run themselves are left out.
    const jobs = () =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('kind', 'not like', 'backups.%')
        .where('kind', 'not like', 'products.%')
        .execute();
    await expect.poll(jobs, { timeout: 30_000 }).toEqual([]);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
    expect(await unreferencedFiles(db, dataDir)).toEqual([]);
    expect(await missingFiles(db, dataDir)).toEqual([]);
  },
  240_000,
);
