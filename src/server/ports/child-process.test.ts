import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a child whose parent ended while it was starting ends too', async () => {
  const file = join(import.meta.dirname, 'child-process.ts');
  const code = `await new Promise((resolve) => setTimeout(resolve, 300));
    const { endWithParent } = await import(${JSON.stringify(file)});
    endWithParent();
    setTimeout(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
