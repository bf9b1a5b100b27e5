import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { OfflineAnswers } from '#test/servers/offline-server.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';

/** Root can create a network namespace directly; other users need a user namespace around it. */
const isolate = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--net'];
// In a new namespace the loopback interface is down.
const bringUp = 'ip link set lo up 2>/dev/null || ifconfig lo up || exit; exec "$@"';
const command = [...isolate, 'sh', '-c', bringUp, 'sh'] as const;

function reasonToSkip(): string | undefined {
  const [program, ...flags] = command;
  try {
    execFileSync(program, [...flags, 'true'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `a network namespace cannot be made here: ${error instanceof Error ? error.message : ''}`;
  }
}

test('npm run serve needs no network', async () => {
  const reason = reasonToSkip();
  test.skip(reason !== undefined, reason);

  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-offline-'));
  try {
    // This migrates the data folder while the network is still there.
    await (await startBuiltServer({ environment: { DATA_DIR: dataDir, DEMO: '0' } })).stop();
    const [program, ...flags] = command;
    const probe = [process.execPath, join(import.meta.dirname, '../test/servers/offline-server.ts'), dataDir];
    const { stdout } = await promisify(execFile)(program, [...flags, ...probe], { timeout: 60_000 });
    const { interfaces, answers, outside } = JSON.parse(stdout) as OfflineAnswers;
    expect(interfaces).toEqual(['lo']);
    expect(outside).toBe('ENETUNREACH');
    expect(Object.keys(answers).filter((address) => address.startsWith('/assets/')).length).toBeGreaterThan(
      0,
    );
    expect(Object.values(answers)).toEqual(Object.values(answers).map(() => 200));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
