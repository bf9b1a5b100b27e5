import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts a proxy and waits until its port answers. */
export async function startProxy(
  [program, ...args]: readonly [string, ...string[]],
  { folder, port }: { folder: string; port: number },
): Promise<{ stop: () => Promise<void> }> {
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-5_000)));
  const ended = once(child, 'exit');
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await isOpen(port))
      return {
        stop: async () => {
          child.kill('SIGTERM');
          const overdue = setTimeout(() => child.kill('SIGKILL'), 3_000);
          await ended;
          clearTimeout(overdue);
        },
      };
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not start:\n${output}`);
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}
