import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { registerFiles, type Frontend } from '#program/entries/frontend.ts';

/** Opens a site that has built files below `/assets/`, as after a build. */
async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'known.js'), 'known');
  const frontend: Frontend = {
    renderSite: async () => ({ status: 200, headers: [], body: 'page', isStored: false }),
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: (app) => registerFiles(app, folder, '/assets/'),
  };
  return openTestApp({ frontend });
}

it('a file address without a file is a plain 404, never a page or JSON', async () => {
  const { app } = await openSite();
  expect((await app.inject('/assets/known.js')).body).toBe('known');
  const files = ['/assets', '/assets/', '/assets/x.js', '/assets/%00'];
  const others = [
    '/media',
    '/media/',
    '/media/x',
    '/dosya',
    '/dosya/',
    '/dosya/281',
    '/dosya/281/',
    '/dosya/1/a/b',
  ];
  for (const url of [...files, ...others, '/robots.txt']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([url, statusCode, headers['content-type'], body]).toEqual([
      url,
      404,
      'text/plain; charset=utf-8',
      '404',
    ]);
  }
});
