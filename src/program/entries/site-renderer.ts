import { createHash, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { SiteRender, SiteRenderValues } from '#features/site-api/site-api.ts';
import { videoPlayerHost } from '#features/posts/video-link.rules.ts';
import { redirect, type Rendered } from '#server/page-cache/cache-entry.ts';
import { strictPolicy, type VendorSources } from '#server/http/security-headers.ts';

/** The exports of the site's server bundle, which contains its own copy of React Router. */
type SiteEntry = {
  createRequestHandler: (
    build: unknown,
    mode: string,
  ) => (request: Request, context: unknown) => Promise<Response>;
  RouterContextProvider: new () => { set: (key: unknown, value: SiteRender) => void };
  siteRenderContext: unknown;
};
export type SiteBuild = { entry: { module: SiteEntry } };

/** Renders a path of the site from only the given values; the page's CSP allows the scripts of `vendors`. */
export type SiteRenderer = (
  path: string,
  values: SiteRenderValues,
  vendors?: VendorSources,
) => Promise<Rendered>;

export async function loadSiteBuild(serverBundle: string): Promise<SiteBuild> {
  return (await import(pathToFileURL(serverBundle).href)) as SiteBuild;
}

/** Makes a renderer that calls `getBuild` for every render, so that development uses the latest code. */
export function createSiteRenderer(getBuild: () => Promise<SiteBuild>, mode = 'production'): SiteRenderer {
  let known: { build: SiteBuild; handle: ReturnType<SiteEntry['createRequestHandler']> } | undefined;
  return async (path, values, vendors) => {
    const build = await getBuild();
    const { createRequestHandler, RouterContextProvider, siteRenderContext } = build.entry.module;
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    const nonce = randomBytes(18).toString('base64url');
    const provider = new RouterContextProvider();
    let document: readonly string[] = [];
    const deliver = (parts: readonly string[]) => (document = parts);
    const page = { isStored: true, isMissing: false, frames: [] as string[] };
    const doNotStore = () => (page.isStored = false);
    const answerMissing = () => (page.isMissing = true);
    const allowPlayer = () => (page.frames = [videoPlayerHost]);
    provider.set(siteRenderContext, { ...values, nonce, deliver, doNotStore, answerMissing, allowPlayer });
    const origin = values.publicUrl || 'http://localhost';
    const response = await known.handle(new Request(origin + path), provider);
    const parts = document.length > 0 ? document : [await response.text()];
    const status = page.isMissing && response.status === 200 ? 404 : response.status;
    const rendered = present(response, status, sealScripts(parts, nonce, { frames: page.frames, vendors }));
    return { ...rendered, isStored: rendered.isStored && page.isStored };
  };
}

function present(
  response: Response,
  status: number,
  { html, policy }: ReturnType<typeof sealScripts>,
): Rendered {
  const location = response.headers.get('location');
  if (location !== null) return redirect(status, location);
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'],
      ['content-security-policy', policy],
    ],
    body: html,
    isStored: status === 200,
  };
}

/**
 * Prepares a page for the cache: removes the nonce from inline scripts and styles, and allows them in the CSP
 * by hash instead. The CSP also allows frames of the hosts in `frames` and the scripts of `vendors`.
 */
export function sealScripts(
  parts: readonly string[],
  nonce: string,
  more: { frames?: readonly string[]; vendors?: VendorSources | undefined } = {},
): { html: readonly string[]; policy: string } {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  const html: string[] = [];
  for (const part of parts) {
    let sealed = 0;
    for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, sealed)) {
      html.push(part.slice(sealed, at));
      sealed = at + mark.length;
      const [, tag] = /^<(script|style)\b/.exec(part.slice(part.lastIndexOf('<', at), at)) ?? [];
      const start = part.indexOf('>', at) + 1;
      const content = tag ? part.slice(start, part.indexOf(`</${tag}>`, start)) : '';
      if (content === '') continue;
      const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
      (tag === 'script' ? hashes.scripts : hashes.styles).add(hash);
    }
    html.push(part.slice(sealed));
  }
  return {
    html,
    policy: strictPolicy({ scripts: [...hashes.scripts], styles: [...hashes.styles], ...more }),
  };
}
