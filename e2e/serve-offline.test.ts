import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { OfflineServing } from '#test/offline-serving.ts';
import { serveProgram } from '#test/served-program.ts';

/** The loopback interface of a new namespace is down; who may not make one for the machine may make one of their own. */
const isolate = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--net'];
const bringUp = 'ip link set lo up 2>/dev/null || ifconfig lo up || exit; exec "$@"';
const command = [...isolate, 'sh', '-c', bringUp, 'sh'] as const;

function whyNot(): string | undefined {
  const [program, ...flags] = command;
  try {
    execFileSync(program, [...flags, 'true'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `a network namespace cannot be made here: ${error instanceof Error ? error.message : ''}`;
  }
}

test('npm run serve needs no network', async () => {
  test.skip(test.info().project.name !== 'desk', 'no page is opened: once is enough');
  const reason = whyNot();
  test.skip(reason !== undefined, reason);

  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-offline-'));
  try {
    // A folder that a server has migrated before.
    await (await serveProgram({ environment: { DATA_DIR: dataDir, DEMO: '0' } })).stop();
    const [program, ...flags] = command;
    const probe = [process.execPath, join(import.meta.dirname, '../test/offline-serving.ts'), dataDir];
    const { stdout } = await promisify(execFile)(program, [...flags, ...probe], { timeout: 60_000 });
    const { interfaces, answers, outside } = JSON.parse(stdout) as OfflineServing;
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
