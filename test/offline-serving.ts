import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { serveProgram } from './served-program.ts';

/** What a program that was served without a network has answered. */
export type OfflineServing = {
  /** Names of all network interfaces that are up. */
  interfaces: string[];
  /** Status by address. */
  answers: Record<string, number>;
  /** Why an address outside of the machine cannot be reached. */
  outside: string;
};

/** Run by `e2e/serve-offline.test.ts` in a network namespace of its own; tells by its output. */
async function serveOffline(dataDir: string): Promise<OfflineServing> {
  const { url, stop } = await serveProgram({ environment: { DATA_DIR: dataDir, DEMO: '0' } });
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

/** Without a network there is not even a way to an address that nobody has (RFC 5737). */
async function reachOutside(): Promise<string> {
  const failure: unknown = await fetch('http://192.0.2.1/').then(
    () => 'answered',
    (error: unknown) => (error as Error).cause,
  );
  return failure instanceof Error && 'code' in failure ? String(failure.code) : String(failure);
}

const { positionals } = parseArgs({ allowPositionals: true });
console.log(JSON.stringify(await serveOffline(positionals[0] ?? '')));
