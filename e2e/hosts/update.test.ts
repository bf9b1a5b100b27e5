import { expect, test } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundRobin } from '../../test/hosts/cluster/balancers.ts';
import { startCluster } from '../../test/hosts/cluster/cluster.ts';
import { readAll, writeAll } from '../../test/hosts/cluster/load.ts';

/** The quick part of `npm run test:hosts -- rolling`. */
test('an update of two hosts loses no request and no write, and shows each write at once', async () => {
  const cluster = await startCluster({
    hostCount: 2,
    balance: roundRobin,
    environment: { STOP_DELAY: '1' },
  });
  try {
    const reads = readAll(cluster.url);
    const writes = await writeAll(cluster.url, () => cluster.hosts);
    for (const index of cluster.hosts.keys()) await cluster.replace(index);
    await sleep(500);
    await reads.stop();
    await writes.stop();
    const { count, failures } = reads.answered;
    const { confirmed, refused, stale } = writes.written;
    expect([[...failures], [...refused], stale]).toEqual([[], [], []]);
    expect(Math.min(count, confirmed.length)).toBeGreaterThan(10);
    const text = await (await fetch(`${cluster.url}/api/pages/categories?lang=tr`)).text();
    expect(confirmed.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  } finally {
    await cluster.stop();
  }
});
