import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyPages, openTestApp, type TestApp } from '#test/app.ts';
import { registerFiles, type Frontend } from './frontend.ts';
import { keepAssets } from './kept-assets.ts';

/** The built files of a release, which has its own part and one that all releases have. */
async function buildRelease(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, `Part-${name}.js`), `part('${name}')`);
  await writeFile(join(folder, `Part-${name}.js.br`), `packed ${name}`);
  await writeFile(join(folder, 'fonts/Common-1.woff2'), 'font');
  return { folder, prefix: '/assets/' };
}

let opened = 0;

async function openRelease(name: string, settings?: TestApp['settings']) {
  const files = await buildRelease(name);
  const frontend: Frontend = {
    ...emptyPages,
    registerAssets: (app) => registerFiles(app, files.folder, files.prefix),
    assetFolders: [files],
  };
  const app = await openTestApp({ frontend, ...(settings && { settings }) });
  app.clock.advance((opened += 1));
  await keepAssets(app.ctx, [files]);
  return app;
}

it('a release serves the files of the one before it and of the one after it', async () => {
  const older = await openRelease('A');
  const newer = await openRelease('B', older.settings);
  for (const [app, name] of [
    [older, 'B'],
    [newer, 'A'],
    [newer, 'B'],
  ] as const) {
    const { status, headers, body } = await app.call('GET', `/assets/Part-${name}.js`, undefined, {
      'accept-encoding': 'identity',
    });
    expect([status, body]).toEqual([200, `part('${name}')`]);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toContain('immutable');
  }
  const packed = await newer.call('GET', '/assets/Part-A.js', undefined, { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed A']);
});

it('addresses that no release has are 404, and many of them make a process look once a second', async () => {
  const { app, call, ctx } = await openRelease('A');
  const list = vi.spyOn(ctx.releaseFiles, 'list');
  const asked = Array.from({ length: 200 }, (_, n) => call('GET', `/assets/Part-${n}.js`));
  for (const { status, headers } of await Promise.all(asked))
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(list.mock.calls.length).toBeLessThan(5);
  expect((await app.inject({ method: 'POST', url: '/assets/Part-B.js' })).statusCode).not.toBe(200);
});

it('the files of the fourth release back are kept, older ones are deleted unless a kept release has them', async () => {
  const first = await openRelease('1');
  for (const name of ['2', '3']) await openRelease(name, first.settings);
  const fourth = await openRelease('4', first.settings);
  const read = async (app: TestApp, path: string) => (await app.call('GET', path)).status;
  expect(await read(fourth, '/assets/Part-1.js')).toBe(200);
  const fifth = await openRelease('5', first.settings);
  expect(await read(fifth, '/assets/Part-1.js')).toBe(404);
  expect(await read(fifth, '/assets/Part-2.js')).toBe(200);
  const files = (await Array.fromAsync(fifth.ctx.releaseFiles.keys())).filter((key) =>
    key.startsWith('files/'),
  );
  expect(files).toHaveLength(2 * 4 + 1);
});

it('a release that starts again keeps nothing twice', async () => {
  const app = await openRelease('A');
  const { folder, prefix } = await buildRelease('A');
  app.clock.advance(1000);
  await keepAssets(app.ctx, [{ folder, prefix }]);
  expect(await app.ctx.releaseFiles.list('releases/r')).toHaveLength(1);
});
