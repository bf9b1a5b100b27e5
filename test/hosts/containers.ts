import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { freePort } from '../servers/free-port.ts';
import { signInTo } from '../servers/staff-client.ts';
import {
  buildImage,
  compose,
  podman,
  removeAll,
  startContainer,
  stopContainer,
  type Container,
} from './podman.ts';
import { containerPrograms, missingPrograms } from './programs.ts';
import { waitUntilReady } from './unit.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };
const images = {
  server: 'localhost/vitrin:test',
  next: 'localhost/vitrin:next',
  demo: 'localhost/vitrin:demo',
};
const names = { server: 'vitrin-test', next: 'vitrin-next', demo: 'vitrin-demo' };
const volumes = ['vitrin-test-data', 'vitrin-demo-data'] as const;
const mostMegabytes = 350;

/** The image of the Dockerfile: what is in it, what it may do, a restart, an upgrade, the example. */
export const containers: FaultPart = {
  run,
  missing: () => (process.getuid?.() === 0 ? missingPrograms(...containerPrograms) : 'root'),
};

async function run(): Promise<readonly Shown[]> {
  execFileSync(join(rootDir, 'test/hosts/base-image.sh'), { stdio: ['ignore', 'ignore', 'inherit'] });
  await removeAll(Object.values(names), volumes);
  try {
    await buildImage(rootDir, 'server', images.server);
    await makeNextImage();
    const shown: Shown[] = [];
    const port = await freePort();
    for (const [promise, check] of Object.entries(checksOf(port))) {
      const figure = await check().catch((error: unknown) => `FAILED: ${String(error)}`);
      shown.push({ promise, figure, isKept: !figure.startsWith('FAILED') });
    }
    return shown;
  } finally {
    await removeAll(Object.values(names), volumes);
  }
}

/** The next version differs only in its number, which is enough to see which one runs. */
async function makeNextImage(): Promise<void> {
  const folder = mkdtempSync('/var/tmp/vitrin-next-');
  const change = `const file='package.json',fs=require('fs');fs.writeFileSync(file,fs.readFileSync(file,'utf8').replace(/"version": "[^"]+"/,'"version": "99.0.0"'))`;
  const lines = [
    `FROM ${images.server} AS next`,
    'USER 0:0',
    `RUN ["node", "-e", ${JSON.stringify(change)}]`,
  ];
  writeFileSync(join(folder, 'Dockerfile'), [...lines, 'USER 1000:1000'].join('\n'));
  await buildImage(folder, 'next', images.next);
  rmSync(folder, { recursive: true });
}

function checksOf(port: number): Readonly<Record<string, () => Promise<string>>> {
  const origin = `http://127.0.0.1:${port}`;
  const first: Container = { name: names.server, image: images.server, volume: volumes[0], port };
  const settings = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  const token = 'a token of the tests that is long enough';

  async function links(): Promise<string> {
    const staff = await signInTo(origin, account);
    return (await staff.call('GET', '/api/admin/settings/social-media')).text();
  }

  return {
    [`the image takes at most ${mostMegabytes} MB`]: async () => {
      const bytes = Number(await podman('image', 'inspect', '--format', '{{.Size}}', images.server));
      const megabytes = Math.round(bytes / 1_000_000);
      assert.ok(megabytes <= mostMegabytes, `${megabytes} MB`);
      return `${megabytes} MB`;
    },
    'it contains no tests, no example and nothing that builds': async () => {
      const kinds = ['-name', '*.test.*', '-o', '-path', '*/server/demo', '-o', '-name', 'vite', '-o'];
      const found = [
        'find',
        '/srv/vitrin',
        ...kinds,
        '-name',
        'typescript',
        '-o',
        '-path',
        '/srv/vitrin/demo',
      ];
      assert.equal(await podman('run', '--rm', '--network', 'host', images.server, ...found), '');
      return 'none';
    },
    'it serves as user 1000 with a read-only root and no capabilities, and is healthy': async () => {
      await startContainer(first, settings);
      assert.ok(await waitUntilReady(origin), await podman('logs', names.server));
      await podman('healthcheck', 'run', names.server);
      const user = await podman('exec', names.server, 'id', '-u');
      const write = podman('exec', names.server, 'touch', '/srv/vitrin/x');
      await assert.rejects(write, /Read-only file system/);
      assert.equal(user, '1000');
      const answer = await (await fetch(origin)).text();
      assert.match(answer, /<html/);
      return 'healthy';
    },
    'its commands for operators work': async () => {
      await podman('exec', names.server, 'node', 'scripts/backup.ts');
      const verified = await podman('exec', names.server, 'node', 'scripts/backup-verify.ts');
      return verified.split('\n').at(-1) ?? '';
    },
    'it has all that its commands and child processes load, and makes PDFs': async () => {
      const source = ['exec', '--interactive', names.server, 'node', '--input-type=module', '--eval'];
      return podman(...source, readFileSync(join(import.meta.dirname, 'in-the-image.mjs'), 'utf8'));
    },
    'what is stored outlives a restart, and the server ends with 0': async () => {
      const staff = await signInTo(origin, account);
      const link = { name: 'Kalıcı', uri: 'https://example.com/kalici' };
      const { status } = await staff.call('POST', '/api/admin/settings/social-media', link);
      assert.ok(status < 300, String(status));
      assert.equal(await stopContainer(names.server), '0');
      await podman('start', names.server);
      assert.ok(await waitUntilReady(origin));
      assert.match(await links(), /kalici/);
      return 'kept';
    },
    'the next image goes on with the same volume': async () => {
      await stopContainer(names.server);
      await podman('rm', names.server);
      await startContainer({ ...first, name: names.next, image: images.next }, { METRICS_TOKEN: token });
      assert.ok(await waitUntilReady(origin), await podman('logs', names.next));
      assert.match(await links(), /kalici/);
      const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
      assert.match(await metrics.text(), /vitrin_build_info\{version="99\.0\.0"\} 1/);
      assert.equal(await stopContainer(names.next), '0');
      return 'version 99.0.0, kept';
    },
    '`compose.yaml` starts it at a port of the machine': async () => {
      await podman('tag', images.server, 'vitrin');
      const folder = mkdtempSync('/var/tmp/vitrin-compose-');
      const file = join(folder, 'compose.yaml');
      const text = readFileSync(join(rootDir, 'compose.yaml'), 'utf8');
      writeFileSync(file, text.replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`));
      try {
        await compose(file, 'up', '--detach', '--no-build');
        assert.ok(await waitUntilReady(origin));
        return `ready at ${port}`;
      } finally {
        await compose(file, 'down', '--volumes');
        rmSync(folder, { recursive: true });
      }
    },
    '`--target demo` shows the example company': async () => {
      await buildImage(rootDir, 'demo', images.demo);
      await startContainer({ name: names.demo, image: images.demo, volume: volumes[1], port });
      let isReady = false;
      for (let minutes = 0; minutes < 6 && !isReady; minutes += 1) isReady = await waitUntilReady(origin);
      assert.ok(isReady, await podman('logs', names.demo));
      const categories = await (await fetch(`${origin}/api/pages/categories`)).text();
      assert.match(categories, /"seo_name"/);
      return `${(categories.match(/"seo_name"/g) ?? []).length} categories`;
    },
  };
}
