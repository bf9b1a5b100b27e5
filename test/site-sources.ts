import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { Frontend } from '#program/entries/frontend.ts';
import { createSiteRenderer, type SiteBuild } from '#program/entries/site-renderer.ts';
import * as entry from '../src/site/entry.server.tsx';
import routes from '../src/site/routes.ts';

type Modules = Readonly<Record<string, NonNullable<ServerBuild['routes'][string]>['module']>>;

const siteDir = join(import.meta.dirname, '../src/site');

/** Renders the site's pages from their sources, without a build; scripts and styles are missing. */
export async function openSiteSources(): Promise<Frontend> {
  const pages = [
    { id: 'root', path: '', file: 'root.tsx' },
    ...routes.map((page) => ({ ...page, parentId: 'root' })),
  ];
  const modules = await Promise.all(
    pages.map(
      async ({ id = '', file }) =>
        [id, (await import(/* @vite-ignore */ join(siteDir, file))) as Modules[string]] as const,
    ),
  );
  const build = buildOf(pages, Object.fromEntries(modules));
  return {
    renderSite: createSiteRenderer(async () => build as unknown as SiteBuild),
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: async () => undefined,
  };
}

/** The part of React Router's server build that rendering needs. */
function buildOf(pages: readonly { id?: string; path?: string; parentId?: string }[], modules: Modules) {
  const described = pages.map(({ id = '', ...page }) => {
    const module = modules[id] ?? {};
    const asset = {
      id,
      ...page,
      module: `/${id}.js`,
      hasLoader: 'loader' in module,
      hasClientLoader: 'clientLoader' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
    };
    return { id, route: { id, ...page, module }, asset };
  });
  return {
    entry: { module: entry },
    routes: Object.fromEntries(described.map(({ id, route }) => [id, route])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(described.map(({ id, asset }) => [id, asset])),
      url: '/manifest.js',
      version: 'sources',
    },
    basename: '/',
    publicPath: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
