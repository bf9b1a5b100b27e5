import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { rootDir } from '#server/root-dir.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { createJpeg } from '../files/pictures.ts';
import { freePort } from '../servers/free-port.ts';
import { signInTo } from '../servers/staff-client.ts';
import { listed, readAll } from './cluster/load.ts';
import { buildImage, compose, containerOf, podman } from './podman.ts';
import { containerPrograms, missingPrograms } from './programs.ts';
import { makeStandIns } from './stand-ins/stand-ins.ts';
import { waitUntilReady } from './unit.ts';

const apps = ['app1', 'app2', 'app3'] as const;
const caddyfile = 'docs/operations/proxies/Caddyfile.scale';
const fewestRequests = 10_000;
const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };
const token = randomBytes(32).toString('hex');

/** What an operator writes into `.env` (docs/guides/containers.md), and one setting that only the server knows. */
const settings = {
  SITE: 'localhost',
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  APP_SECRET: randomBytes(32).toString('hex'),
  S3_ACCESS_KEY_ID: randomBytes(10).toString('hex'),
  S3_SECRET_ACCESS_KEY: randomBytes(20).toString('hex'),
  METRICS_TOKEN: token,
};

/** `compose.scale.yaml` as it stands, with the images of other makers replaced by stand-ins of the same names. */
export const composeScale: FaultPart = {
  run,
  missing: () => (process.getuid?.() === 0 ? missingPrograms(...containerPrograms, 'caddy') : 'root'),
};

async function run(): Promise<readonly Shown[]> {
  execFileSync(join(rootDir, 'test/hosts/base-image.sh'), { stdio: ['ignore', 'ignore', 'inherit'] });
  await makeStandIns();
  await buildImage(rootDir, 'server', 'localhost/vitrin:latest');
  const port = await freePort();
  const file = writeFiles(port);
  try {
    const shown: Shown[] = [];
    for (const [promise, check] of Object.entries(checksOf(file, port))) {
      const figure = await check().catch((error: unknown) => `FAILED: ${String(error)}`);
      shown.push({ promise: `compose.scale.yaml: ${promise}`, figure, isKept: !figure.startsWith('FAILED') });
    }
    return shown;
  } finally {
    await compose(file, 'down', '--volumes');
    rmSync(dirname(file), { recursive: true });
  }
}

/** The files of a checkout that the compose file names, with `.env`; only the ports differ. */
function writeFiles(port: number): string {
  const folder = mkdtempSync('/var/tmp/vitrin-compose-scale-');
  mkdirSync(dirname(join(folder, caddyfile)), { recursive: true });
  copyFileSync(join(rootDir, caddyfile), join(folder, caddyfile));
  const text = readFileSync(join(rootDir, 'compose.scale.yaml'), 'utf8');
  const ports = "ports: ['80:80', '443:443', '443:443/udp']";
  assert(text.includes(ports));
  const file = join(folder, 'compose.scale.yaml');
  writeFileSync(file, text.replace(ports, `ports: ['127.0.0.1:${port}:443']`));
  writeFileSync(
    join(folder, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  return file;
}

/** What operators, staff and visitors meet, by promise; each check returns what it measured. */
function checksOf(file: string, port: number): Readonly<Record<string, () => Promise<string>>> {
  const origin = `https://localhost:${port}`;
  let picture = '';

  const start = async () => {
    await compose(file, 'up', '--detach', '--no-build');
    await trustCaddy();
    assert.ok(await waitUntilReady(origin), await podman('logs', '--tail', '5', containerOf('app1')));
    for (const app of apps) assert.ok(await isReady(app), `${app} is not ready`);
  };
  const links = async () => {
    const staff = await signInTo(origin, account);
    return (await staff.call('GET', '/api/admin/settings/social-media')).text();
  };
  const picturesOf = (app: string) => async () => {
    const { status, headers } = await fetch(`http://${await addressOf(app)}:3000${picture}`);
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg'], app);
  };

  return {
    'a missing variable stops it before anything starts': async () => {
      const env = join(dirname(file), '.env');
      const text = readFileSync(env, 'utf8');
      const required = [
        'SITE',
        'APP_SECRET',
        'POSTGRES_PASSWORD',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
      ];
      try {
        for (const name of required) {
          writeFileSync(env, text.replace(new RegExp(`^${name}=.*\n`, 'm'), ''));
          await assert.rejects(compose(file, 'ps'), /RuntimeError: required/, name);
        }
      } finally {
        writeFileSync(env, text);
      }
      return 'refused';
    },
    'three servers become healthy behind Caddy, as a user without rights': async () => {
      const started = performance.now();
      await start();
      for (const app of apps) {
        await podman('healthcheck', 'run', containerOf(app));
        assert.equal(await podman('exec', containerOf(app), 'id', '-u'), '1000');
        await podman('exec', containerOf(app), 'touch', '/data/tmp/own');
      }
      return `after ${Math.round((performance.now() - started) / 1000)} s`;
    },
    'the first account of `.env` signs in, and any setting of `.env` counts': async () => {
      await signInTo(origin, account);
      assert.equal((await fetch(`${origin}/metrics`)).status, 404);
      const headers = { authorization: `Bearer ${token}` };
      assert.equal((await fetch(`${origin}/metrics`, { headers })).status, 200);
      return 'signed in, /metrics with its token';
    },
    'a picture that one server took is served by all': async () => {
      const staff = await signInTo(`http://${await addressOf('app1')}:3000`, account);
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await createJpeg())]), 'resim.jpg');
      const answer = await staff.call('POST', '/api/admin/media', form);
      assert.equal(answer.status, 201, await answer.clone().text());
      const { data } = (await answer.json()) as { data: { sources: string[] } };
      const pattern = data.sources.find((source) => source.endsWith('.jpg')) ?? '';
      picture = pattern.replace(/\{(\d+)[^}]*\}/, '$1');
      for (const app of apps) await picturesOf(app)();
      return picture;
    },
    'a backup goes to the bucket beside it': async () => {
      const made = await podman('exec', containerOf('app2'), 'node', 'scripts/backup.ts');
      assert.match(
        await podman('exec', containerOf('bucket'), 'ls', '/data/vitrin-backups/site'),
        /backups|objects|manifests/,
      );
      return made.split('\n').at(-1) ?? '';
    },
    'no request is lost while one server is killed, and while all are replaced in turn': async () => {
      const staff = await signInTo(origin, account);
      const link = { name: 'Kalıcı', uri: 'https://example.com/kalici' };
      assert.ok((await staff.call('POST', '/api/admin/settings/social-media', link)).ok);
      const reads = readAll(origin);
      await sleep(2_000);
      await podman('kill', containerOf('app2'));
      await sleep(5_000);
      await podman('start', containerOf('app2'));
      assert.ok(await isReady('app2'));
      for (const app of apps) {
        await podman('stop', '--time', '20', containerOf(app));
        await podman('start', containerOf(app));
        assert.ok(await isReady(app));
      }
      while (reads.answered.count < fewestRequests) await sleep(200);
      await reads.stop();
      const { count, failures } = reads.answered;
      assert.equal(failures.size, 0, `${count} requests, failed: ${listed(failures)}`);
      return `${count} requests, failed: none`;
    },
    'everything outlives a restart of all': async () => {
      await compose(file, 'down');
      await start();
      assert.match(await links(), /kalici/);
      for (const app of apps) await picturesOf(app)();
      return 'link and picture kept';
    },
  };
}

const isReady = async (app: string) => waitUntilReady(`http://${await addressOf(app)}:3000`);

async function addressOf(service: string): Promise<string> {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  return podman('inspect', '--format', format, containerOf(service));
}

/** For `localhost` Caddy makes a certificate authority of its own; this process trusts it from now on. */
async function trustCaddy(): Promise<void> {
  const root = '/data/caddy/pki/authorities/local/root.crt';
  for (let tries = 0; tries < 50; tries += 1) {
    const certificate = await podman('exec', containerOf('proxy'), 'cat', root).catch(() => undefined);
    if (certificate) {
      setDefaultCACertificates([...getCACertificates('default'), certificate]);
      return;
    }
    await sleep(200);
  }
  throw new Error('Caddy made no certificate');
}
