import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { signInTo } from '../servers/staff-client.ts';
import { createJpeg } from '../files/pictures.ts';
import { caddy, haproxy, type StartBalancer } from './cluster/balancers.ts';
import { startCluster, type Cluster } from './cluster/cluster.ts';
import { listed, readAll, writeAll } from './cluster/load.ts';
import { missingPrograms } from './programs.ts';

const fewestRequests = 100_000;

/** An update of three hosts under load, behind each of two load balancers. */
export const rolling: FaultPart = {
  missing: () => missingPrograms('haproxy', 'caddy'),
  run: async () => [
    ...(await withCluster(haproxy, (cluster) => showUpdate(cluster, 'HAProxy'))),
    ...(await withCluster(caddy, (cluster) => showUpdate(cluster, 'Caddy'))),
  ],
};

/** One host killed, one frozen, the database restarted, the bucket gone. */
export const hostFaults: FaultPart = {
  missing: () => missingPrograms('haproxy'),
  run: () => withCluster(haproxy, showFaults),
};

async function withCluster(
  balance: StartBalancer,
  show: (cluster: Cluster) => Promise<readonly Shown[]>,
): Promise<readonly Shown[]> {
  const cluster = await startCluster({ balance });
  try {
    return await show(cluster);
  } finally {
    await cluster.stop();
  }
}

async function showUpdate(cluster: Cluster, balancer: string): Promise<readonly Shown[]> {
  const reads = readAll(cluster.url);
  const writes = await writeAll(cluster.url, () => cluster.hosts);
  for (const index of cluster.hosts.keys()) await cluster.replace(index);
  while (reads.answered.count < fewestRequests) await sleep(200);
  await reads.stop();
  await writes.stop();
  const { count, failures } = reads.answered;
  const { confirmed, refused, stale } = writes.written;
  return [
    {
      promise: `an update of three hosts behind ${balancer} loses no request`,
      figure: `${count} requests, failed: ${listed(failures)}; ${confirmed.length} writes, refused: ${listed(refused)}`,
      isKept: failures.size === 0 && refused.size === 0,
    },
    await showStored(cluster, confirmed, stale),
  ];
}

async function showFaults(cluster: Cluster): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  const reads = readAll(cluster.url);
  const writes = await writeAll(cluster.url, () => cluster.hosts);
  /** Shows what visitors and staff got during a fault. */
  const during = async (
    promise: string,
    allowed: { writes: RegExp; reads?: RegExp },
    fault: () => Promise<void>,
  ) => {
    reads.answered.failures.clear();
    writes.written.refused.clear();
    const before = [reads.answered.count, writes.written.confirmed.length] as const;
    await fault();
    const { count, failures } = reads.answered;
    const { refused, confirmed } = writes.written;
    shown.push({
      promise,
      figure: `${count - before[0]} requests, failed: ${listed(failures)}; ${confirmed.length - before[1]} writes, refused: ${listed(refused)}`,
      isKept:
        [...failures.keys()].every((failure) => allowed.reads?.test(failure)) &&
        [...refused.keys()].every((status) => allowed.writes.test(String(status))),
    });
  };
  const [first, second] = cluster.hosts;
  await during('a killed host is noticed by nobody who reads', { writes: /^(0|50[234])$/ }, async () => {
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await sleep(5_000);
    await cluster.replace(0);
  });
  await during('a frozen host stops nobody', { writes: /^50[34]$/ }, async () => {
    process.kill(second?.pid ?? 0, 'SIGSTOP');
    await sleep(25_000);
    process.kill(second?.pid ?? 0, 'SIGCONT');
    await sleep(3_000);
  });
  // Each write empties the page caches, so a page that was not asked for since the last one is missing.
  const unavailable = { writes: /^503$/, reads: /^503 / };
  await during('kept pages go on while the database restarts, the rest gets 503', unavailable, async () => {
    writes.letBeStale(true);
    await cluster.postgres.kill();
    await sleep(4_000);
    await cluster.postgres.start();
    await sleep(1_500);
    writes.letBeStale(false);
    await sleep(3_000);
  });
  await during('pages go on while the bucket is gone', { writes: /^503$/ }, async () => {
    await cluster.stopBucket();
    const status = await uploadStatus(cluster);
    await sleep(60_000);
    await cluster.startBucket();
    const later = await uploadStatus(cluster);
    shown.push({
      promise: 'an upload is refused while the bucket is gone, and taken later',
      figure: `${status}, then ${later}`,
      isKept: status === 503 && later === 201,
    });
  });
  await reads.stop();
  await writes.stop();
  return [...shown, await showStored(cluster, writes.written.confirmed, writes.written.stale)];
}

async function uploadStatus({ url, hosts }: Cluster): Promise<number> {
  const staff = await signInTo(url, hosts[0]?.account ?? { email: '', password: '' });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await createJpeg())]), 'resim.jpg');
  return (await staff.call('POST', '/api/admin/media', form)).status;
}

/** Whether every confirmed write is there, and was seen at once on every host. */
async function showStored(
  { url }: Cluster,
  confirmed: readonly string[],
  stale: readonly string[],
): Promise<Shown> {
  const text = await (await fetch(`${url}/api/pages/categories?lang=tr`)).text();
  const lost = confirmed.filter((name) => !text.includes(`"${name}"`));
  return {
    promise: 'no confirmed write is lost, and the next answer of each host shows it',
    figure: `${confirmed.length} confirmed, ${lost.length} lost, ${stale.length} seen late${stale.length > 0 ? ` (${stale.slice(0, 3).join('; ')})` : ''}`,
    isKept: confirmed.length > 0 && lost.length === 0 && stale.length === 0,
  };
}
