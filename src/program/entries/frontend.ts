import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetFolder } from './kept-assets.ts';
import type { PanelPages } from './panel.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { createSiteRenderer, loadSiteBuild, type SiteRenderer } from './site-renderer.ts';

/** The source of pages and assets: the built files, or Vite in development. */
export type Frontend = {
  renderSite: SiteRenderer;
  panelPages: PanelPages;
  registerAssets: (app: FastifyInstance) => Promise<void>;
  /** The folders of the built files; development has none. */
  assetFolders?: readonly AssetFolder[];
};

/** Serves the files of `npm run build`. `buildDir` is absolute. */
export async function createBuiltFrontend(buildDir: string): Promise<Frontend> {
  const site = await loadSiteBuild(
    join(buildDir, 'server/site.js'),
    join(buildDir, 'site/client/.vite/manifest.json'),
  );
  const panelDir = join(buildDir, 'panel');
  const assetFolders = [
    { folder: panelDir, prefix: '/assets/panel/' },
    { folder: join(buildDir, 'site/client/assets'), prefix: '/assets/' },
  ];
  const [login, admin] = await Promise.all(
    ['login', 'program/panel'].map((folder) => readFile(join(panelDir, folder, 'index.html'), 'utf8')),
  );
  return {
    renderSite: createSiteRenderer(async () => site),
    panelPages: { login: async () => login ?? '', admin: async () => admin ?? '' },
    async registerAssets(app) {
      for (const { folder, prefix } of assetFolders) await registerFiles(app, folder, prefix);
    },
    assetFolders,
  };
}

/** Serves built files, which caches may keep forever because their names contain a content hash. */
export async function registerFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    // A folder, or a path that leads outside, is answered with the same 404 as a missing file.
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return sendPlainNotFound(reply);
    });
    await scope.register(fastifyStatic, {
      // For a single folder, @fastify/static compares each address with all names in it: a tenth of the server's work.
      root: [root],
      prefix,
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
  });
}
