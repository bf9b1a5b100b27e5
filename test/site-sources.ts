import type { Frontend } from '#program/entries/frontend.ts';
import { createSiteRenderer } from '#program/entries/site-renderer.ts';
import { renderSite } from '../src/site/entry.server.tsx';

/** Renders the site's pages from their sources, without a build; scripts and styles are missing. */
export async function openSiteSources(): Promise<Frontend> {
  const files = { sheets: [], entry: '/entry.js', scripts: {} };
  return {
    renderSite: createSiteRenderer(async () => ({ renderSite, files })),
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: async () => undefined,
  };
}
