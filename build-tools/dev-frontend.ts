import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { rootDir } from '#server/root-dir.ts';
import type { Frontend } from '#program/entries/frontend.ts';
import type { Rendered } from '#server/page-cache/cache-entry.ts';
import { createSiteRenderer, type SiteBuild } from '#program/entries/site-renderer.ts';

const panelBase = '/assets/panel/';

const serverEntry = '/src/site/entry.server.tsx';
const entry = '/src/site/entry.client.tsx';

const siteModules = ['/@*', '/src/*', '/node_modules/*', '/.cache/*'];

/** Serves site and panel from their sources through two Vite servers inside this process. */
export function createDevFrontend(): Frontend {
  let site: ViteDevServer | undefined;
  let panel: ViteDevServer | undefined;
  const renderSite = createSiteRenderer(async () => {
    if (!site) throw new Error('Vite has not started');
    const { renderSite } = (await site.ssrLoadModule(serverEntry)) as SiteBuild;
    return { renderSite, files: { sheets: sheetsOf(site), entry, scripts: {} } };
  });
  const panelPage = (folder: string) => async () => {
    const html = await readFile(join(rootDir, 'src', folder, 'index.html'), 'utf8');
    if (!panel) throw new Error('Vite has not started');
    const page = await panel.transformIndexHtml(`/${folder}/index.html`, html);
    // The page has another address than its file, so relative links must become absolute.
    return page.replaceAll('"./', `"${panelBase}${folder}/`);
  };
  return {
    panelPages: { login: panelPage('login'), admin: panelPage('program/panel') },
    async renderSite(path, values) {
      try {
        const rendered = await renderSite(path, values);
        // Pages are not cached, because changed sources do not change the content revision. There is no CSP,
        // because Vite's inline scripts have no hashes.
        return {
          ...rendered,
          body: withViteScripts(rendered.body),
          isStored: false,
          headers: rendered.headers.filter(([name]) => !isPolicy(name)),
        };
      } catch (error) {
        site?.ssrFixStacktrace(error as Error);
        throw error;
      }
    },
    async registerAssets(app) {
      site = await startVite('vite.site.config.ts', app.server);
      panel = await startVite('vite.panel.config.ts', app.server);
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
      app.addHook('preClose', async () => {
        await Promise.all([site?.close(), panel?.close()]);
      });
      for (const url of siteModules) handOver(app, url, site);
      handOver(app, `${panelBase}*`, panel);
    },
  };
}

/** Adds what reloads changed sources. It stands outside of what React compares with its own elements. */
function withViteScripts(body: Rendered['body']): string {
  const html = typeof body === 'string' ? body : body.join('');
  const preamble = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0
    ? html
    : `${html.slice(0, end)}${preamble}<script type="module" src="/@vite/client"></script>${html.slice(end)}`;
}

/** The style sheets that the server's modules import, so that a page has its styles before its scripts run. */
function sheetsOf({ environments }: ViteDevServer): string[] {
  const urls = [...environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return urls.filter((url) => url.endsWith('.css'));
}

/** Starts Vite so that hot updates use the port of our server. */
function startVite(configFile: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: join(rootDir, 'build-tools', configFile),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
}

function handOver(app: FastifyInstance, url: string, vite: ViteDevServer): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    config: { access: 'public' },
    schema: { hide: true },
    handler: (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    },
  });
}

function isPolicy(header: string): boolean {
  return header === 'content-security-policy';
}
