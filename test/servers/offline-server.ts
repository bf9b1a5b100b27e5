import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { startBuiltServer } from './built-server.ts';

/** The answers of the built program on a machine without a network. */
export type OfflineAnswers = {
  interfaces: string[];
  /** The status codes by address. */
  answers: Record<string, number>;
  /** The error code of a request to an address outside the machine. */
  outside: string;
};

/**
 * Starts the built program and reads its answers. `e2e/serve-offline.test.ts` runs this in a network
 * namespace without a network.
 */
async function serveOffline(dataDir: string): Promise<OfflineAnswers> {
  const { url, stop } = await startBuiltServer({ environment: { DATA_DIR: dataDir, DEMO: '0' } });
  try {
    const answers: Record<string, number> = {};
    const open = async (address: string) => {
      const answer = await fetch(url + address);
      answers[address] = answer.status;
      return answer.text();
    };
    for (const address of ['/readyz', '/', '/giris-yap', '/api/pages/categories']) {
      const [asset] = /\/assets\/[\w./-]+\.js/.exec(await open(address)) ?? [];
      if (asset) await open(asset);
    }
    return { interfaces: Object.keys(networkInterfaces()), answers, outside: await reachOutside() };
  } finally {
    await stop();
  }
}

/**
 * Requests a reserved address (RFC 5737, section 3), which has no route without a network; returns the error
 * code.
 */
async function reachOutside(): Promise<string> {
  const failure: unknown = await fetch('http://192.0.2.1/').then(
    () => 'answered',
    (error: unknown) => (error as Error).cause,
  );
  return failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure);
}

const { positionals } = parseArgs({ allowPositionals: true });
console.log(JSON.stringify(await serveOffline(positionals[0] ?? '')));
