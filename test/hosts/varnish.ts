import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootDir } from '#server/root-dir.ts';
import type { FaultPart, Shown } from '../faults/shown.ts';
import { startBuiltServer, type BuiltServer } from '../servers/built-server.ts';
import { freePort } from '../servers/free-port.ts';
import { signInTo } from '../servers/staff-client.ts';
import { startProxy } from './proxy-process.ts';
import { missingPrograms } from './programs.ts';

const json = '/api/pages/categories?lang=tr';

/** `docs/operations/proxies/varnish.vcl` in front of a real server, which purges it (docs/guides/cdn.md). */
export const varnish: FaultPart = {
  missing: () => missingPrograms('varnishd', 'gcc'),
  run,
};

async function run(): Promise<readonly Shown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-varnish-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startBuiltServer({
    environment: {
      DEMO: '0',
      TRUST_PROXY: '1',
      PUBLIC_URL: origin,
      CDN_KIND: 'varnish',
      CDN_PURGE_URL: `${origin}/`,
    },
  });
  const file = join(folder, 'varnish.vcl');
  const example = readFileSync(join(rootDir, 'docs/operations/proxies/varnish.vcl'), 'utf8');
  assert(example.includes('"3000"'));
  writeFileSync(file, example.replace('"3000"', `"${new URL(server.url).port}"`));
  const where = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-n', join(folder, 'work')];
  const proxy = await startProxy(['varnishd', ...where, '-s', 'malloc,64m', '-f', file], { folder, port });
  try {
    const shown: Shown[] = [];
    for (const [promise, check] of Object.entries(checksOf(origin, server))) {
      const figure = await check().catch((error: unknown) => `FAILED: ${String(error)}`);
      shown.push({ promise: `Varnish: ${promise}`, figure, isKept: !figure.startsWith('FAILED') });
    }
    return shown;
  } finally {
    await proxy.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What visitors and staff meet, by promise; each check returns what it measured. */
function checksOf(origin: string, { account }: BuiltServer): Readonly<Record<string, () => Promise<string>>> {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    // Varnish names a second request, the one that filled its memory, only for a hit.
    const isHit = /^\d+ \d+$/.test(answer.headers.get('x-varnish') ?? '');
    return { status: answer.status, headers: answer.headers, body: await answer.text(), isHit };
  };
  const untilHit = async (path: string) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await ask(path);
      if (answer.isHit) return answer;
      await sleep(100);
    }
    throw new Error(`${path} is not stored`);
  };
  const script = async () => /\/assets\/[\w.-]+\.js/.exec((await ask('/')).body)?.[0] ?? '';
  return {
    'stores pages, public calls and scripts': async () => {
      for (const path of ['/', '/en', json, await script()]) await untilHit(path);
      return 'the second request is answered by Varnish';
    },
    'leads a visitor to the chosen language past the stored page': async () => {
      const { status, headers, isHit } = await ask('/', { cookie: '_lang=en; _ga=1' });
      assert.deepEqual([status, headers.get('location'), isHit], [302, '/en', false]);
      assert.equal((await ask('/', { cookie: '_ga=1' })).isHit, true);
      return '302 to /en';
    },
    'stores nothing of the panel, no redirect and no 404': async () => {
      for (const path of ['/giris-yap', '/admin', '/olmayan', '/api/csrf-token', '/sitemap.xml', '/readyz'])
        for (const time of [1, 2]) assert.equal((await ask(path)).isHit, false, `${path} ${time}`);
      return 'no hit';
    },
    'shows a saved value everywhere, and keeps its scripts': async () => {
      const path = await script();
      const staff = await signInTo(origin, account);
      // The purge of the start must not be taken for that of the save.
      await sleep(3_000);
      for (const stored of ['/en', json, path]) await untilHit(stored);
      const answer = await staff.call('POST', '/api/admin/categories', { name_tr: 'Zincir' });
      assert.equal(answer.status, 201);
      const saved = performance.now();
      while (!(await ask(json)).body.includes('Zincir')) {
        assert(performance.now() - saved < 10_000, 'the old answer is still there');
        await sleep(20);
      }
      const milliseconds = Math.round(performance.now() - saved);
      assert.equal((await ask('/en')).isHit, false);
      assert.equal((await ask(path)).isHit, true);
      return `${milliseconds} ms after the answer to the save`;
    },
  };
}
