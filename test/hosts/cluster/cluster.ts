import S3rver from '@20minutes/s3rver';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { startKillablePostgres, type KillablePostgres } from '../../databases/embedded-postgres.ts';
import { startBuiltServer, type BuiltServer } from '../../servers/built-server.ts';
import { freePort } from '../../servers/free-port.ts';
import { startProxy } from '../proxy-process.ts';

const hostCount = 3;

export type Cluster = {
  /** The proxy's origin. */
  url: string;
  hosts: BuiltServer[];
  postgres: KillablePostgres;
  /** Stops a host as an update does, and starts its successor at the same port. */
  replace: (index: number) => Promise<void>;
  stopBucket: () => Promise<void>;
  startBucket: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Three hosts with data folders of their own behind HAProxy, with one PostgreSQL and one bucket. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-cluster-'));
  const postgres = await startKillablePostgres();
  const bucketPort = await freePort();
  let bucket: S3rver | undefined;
  const startBucket = async () => {
    bucket = new S3rver({
      port: bucketPort,
      silent: true,
      directory: join(folder, 'bucket'),
      configureBuckets: [{ name: 'vitrin' }],
      allowMismatchedSignatures: true,
    });
    await bucket.run();
  };
  const stopBucket = async () => {
    await bucket?.close();
    bucket = undefined;
  };
  await startBucket();
  const environment = {
    DATABASE_URL: postgres.url,
    APP_SECRET: randomBytes(32).toString('base64url'),
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    S3_BUCKET: 'vitrin',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    TRUST_PROXY: '1',
    DEMO: '0',
    LIMITS: 'login=1000/60,publicForms=100000/60',
  };
  const hosts: BuiltServer[] = [];
  // The first host migrates the database.
  for (let index = 0; index < hostCount; index += 1) hosts.push(await startBuiltServer({ environment }));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, hosts));
  const proxy = await startProxy(['haproxy', '-db', '-f', file], { folder, port });
  return {
    url: `http://127.0.0.1:${port}`,
    hosts,
    postgres,
    replace: async (index) => {
      const old = hosts[index];
      if (!old) throw new Error(`No host ${index}`);
      await old.stop();
      hosts[index] = await startBuiltServer({ environment, port: Number(new URL(old.url).port) });
    },
    stopBucket,
    startBucket,
    stop: async () => {
      await proxy.stop();
      await Promise.all(hosts.map((host) => host.stop()));
      await stopBucket();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The example's backend with the ports of these hosts. */
function configuration(port: number, hosts: readonly BuiltServer[]): string {
  const example = readFileSync(join(rootDir, 'docs/operations/proxies/haproxy-hosts.cfg'), 'utf8');
  const backend = hosts.reduce(
    (text, host, index) => text.replace(`10.0.0.${index + 1}:3000`, new URL(host.url).host),
    example,
  );
  return `
global
  maxconn 4000
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend site
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend vitrin
${backend}`;
}
