import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bareServer } from '#test/servers/start-bare-server.ts';
import { runKills } from './kill-run.ts';

it.runIf(process.platform === 'linux')(
  'a server that is killed while people write loses no confirmed write and leaves nothing by half',
  async () => {
    const seed = randomInt(2 ** 31);
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-kills-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { faults, counts } = await runKills({ seed, kills: 2, script: bareServer, dataDir });
    expect(faults, `seed ${seed}`).toEqual([]);
    expect(counts.confirmed).toBeGreaterThan(0);
  },
);
