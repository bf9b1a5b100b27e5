/**
 * Renders a page repeatedly in three ways: uncached; uncached as the first one after a content change; and
 * its element tree with bare react-dom. The argument is the path; the environment names the database.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { readConfig } from '#server/context/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createCacheEntry } from '#server/page-cache/cache-entry.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { createSiteRenderer, loadSiteBuild } from '#program/entries/site-renderer.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { RenderTimes } from '../render-times.ts';
import { interleave } from '../rounds.ts';

const warmUps = 100;
const rounds = 9;
const rendersInRound = 10;

type ReactServer = { renderToString: (tree: ReactNode) => string };

const path = process.argv[2] ?? '/';
const { tree, renderToString } = watchReact();
const config = readConfig(process.env);
const connections = await connect(config);
const ctx = { db: connections.reader, clock: systemClock, config, secret: 'bench' };
const site = join(import.meta.dirname, '../../build/site');
const build = await loadSiteBuild(join(site, 'server/index.js'), join(site, 'client/.vite/manifest.json'));
const render = createSiteRenderer(async () => build);

const renderWith = async (api: SiteApi) => {
  const values = { api, lang: 'tr', publicUrl: '', csrfToken: csrfToken(ctx), year: 2026 };
  const rendered = await render(path, values);
  await createCacheEntry(rendered, securityHeaders(ctx.config));
  return typeof rendered.body === 'string' ? rendered.body : rendered.body.join('');
};
const ofEpoch = createSiteApi(ctx, 'tr');
const renderCold = () => renderWith(ofEpoch);
const renderFirst = () => renderWith(createSiteApi(ctx, 'tr'));
const renderBare = async () => renderToString(tree());

const page = await renderCold();
const bare = await renderBare();
const cards = (html: string) => html.split('class="product-card"').length - 1;
if (cards(page) === 0 || cards(page) !== cards(bare)) throw new Error('Not the same page');

for (let time = 0; time < warmUps; time += 1) await renderCold().then(renderFirst).then(renderBare);
const series = await interleave(rounds, {
  cold: () => time(renderCold),
  first: () => time(renderFirst),
  bare: () => time(renderBare),
});
process.send?.({ ...series, cards: cards(page), bytes: page.length } satisfies RenderTimes);
await disconnect(connections);
process.disconnect();

/** Intercepts react-dom. Returns the original renderer, and a function for the element tree of the last render. */
function watchReact() {
  const server = createRequire(import.meta.url)('react-dom/server') as ReactServer;
  const original = server.renderToString;
  let last: ReactNode;
  // This must run before the site's bundle is imported, because the bundle copies the function.
  server.renderToString = (rendered) => {
    last = rendered;
    return original(rendered);
  };
  return { tree: () => last, renderToString: original };
}

async function time(work: () => Promise<string>): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < rendersInRound; count += 1) await work();
  return (performance.now() - started) / rendersInRound;
}
