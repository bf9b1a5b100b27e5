import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type BuiltServer = {
  /** The origin, without a trailing slash. */
  url: string;
  /** The id of the server's process. */
  pid: number;
  account: { email: string; password: string };
  dataDir: string;
  /** The last 20,000 characters of the program's output. */
  log: () => string;
  /** Ends the process but keeps the data. */
  end: () => Promise<void>;
  /** Ends the process and removes the data. */
  stop: () => Promise<void>;
};

type Serving = {
  environment?: NodeJS.ProcessEnv;
  /** A data folder that is copied before the start. */
  template?: string | undefined;
  /**
   * Opens the server as `localhost`, which is also its `PUBLIC_URL`, because browsers have no passkeys at an IP
   * address.
   */
  isLocalhost?: boolean;
  /** A free port by default. */
  port?: number | undefined;
};

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/** In milliseconds; the first start encodes the pictures of the demo content, which takes long. */
const startTime = 300_000;
const stopTime = 20_000;

/** Starts the built program like `npm run serve`, with its own port, data folder and the demo content. */
export async function startBuiltServer({
  environment = {},
  template,
  isLocalhost = false,
  port: givenPort,
}: Serving = {}): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-served-'));
  if (template) await cp(template, dataDir, { recursive: true });
  const port = givenPort ?? (await freePort());
  const url = `http://${isLocalhost ? 'localhost' : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/serve.mjs')], {
    // The working folder is not the checkout, because the program must find its files from any folder.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...(isLocalhost && { PUBLIC_URL: url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-20_000)));
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    const overdue = setTimeout(() => child.kill('SIGKILL'), stopTime);
    await ended;
    clearTimeout(overdue);
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + startTime;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not become ready:\n${log}`);
    }
    await sleep(100);
  }
  return { url, pid: child.pid ?? 0, account, dataDir, log: () => log, end, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
