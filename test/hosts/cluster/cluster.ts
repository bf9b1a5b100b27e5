import S3rver from '@20minutes/s3rver';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKillablePostgres, type KillablePostgres } from '../../databases/embedded-postgres.ts';
import { startBuiltServer, type BuiltServer } from '../../servers/built-server.ts';
import { freePort } from '../../servers/free-port.ts';
import type { StartBalancer } from './balancers.ts';

export type Cluster = {
  /** The load balancer's origin. */
  url: string;
  hosts: BuiltServer[];
  postgres: KillablePostgres;
  /** Stops a host as an update does, and starts its successor at the same port. */
  replace: (index: number) => Promise<void>;
  stopBucket: () => Promise<void>;
  startBucket: () => Promise<void>;
  stop: () => Promise<void>;
};

type ClusterOptions = { hostCount?: number; balance: StartBalancer; environment?: NodeJS.ProcessEnv };

/** Hosts with data folders of their own behind a load balancer, with one PostgreSQL and one bucket. */
export async function startCluster({
  hostCount = 3,
  balance,
  environment: more = {},
}: ClusterOptions): Promise<Cluster> {
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
    ...more,
  };
  const hosts: BuiltServer[] = [];
  // The first host migrates the database.
  for (let index = 0; index < hostCount; index += 1) hosts.push(await startBuiltServer({ environment }));
  const port = await freePort();
  const proxy = await balance({ port, folder, hosts: hosts.map(({ url }) => new URL(url).host) });
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
