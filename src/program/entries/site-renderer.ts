import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { DocumentFiles, SiteAnswer, SiteRender, SiteRenderValues } from '#features/site-api/site-api.ts';
import { videoPlayerHost } from '#features/posts/video-link.rules.ts';
import { redirect, type Rendered } from '#server/page-cache/cache-entry.ts';
import { documentFiles, type Manifest } from './document-files.ts';
import { strictPolicy, type VendorSources } from '#server/http/security-headers.ts';

/** The site's server bundle, and the files of its browser bundle. */
export type SiteBuild = {
  renderSite: (path: string, render: SiteRender, files: DocumentFiles) => Promise<SiteAnswer>;
  files: DocumentFiles;
};

/** Renders a path of the site from only the given values; the page's CSP allows the scripts of `vendors`. */
export type SiteRenderer = (
  path: string,
  values: SiteRenderValues,
  vendors?: VendorSources,
) => Promise<Rendered>;

/** Loads the built site; `manifest` is the file in which Vite lists what it has built for browsers. */
export async function loadSiteBuild(serverBundle: string, manifest: string): Promise<SiteBuild> {
  const [bundle, json] = await Promise.all([
    import(pathToFileURL(serverBundle).href) as Promise<SiteBundle>,
    readFile(manifest, 'utf8'),
  ]);
  const files = documentFiles(JSON.parse(json) as Manifest, bundle.pageFiles);
  return { renderSite: bundle.renderSite, files };
}

type SiteBundle = Pick<SiteBuild, 'renderSite'> & { pageFiles: Readonly<Record<string, string>> };

/** Makes a renderer that calls `getBuild` for every render, so that development uses the latest code. */
export function createSiteRenderer(getBuild: () => Promise<SiteBuild>): SiteRenderer {
  return async (path, values, vendors) => {
    const { renderSite, files } = await getBuild();
    const nonce = randomBytes(18).toString('base64url');
    const page = { isStored: true, isMissing: false, frames: [] as string[] };
    const doNotStore = () => (page.isStored = false);
    const answerMissing = () => (page.isMissing = true);
    const allowPlayer = () => (page.frames = [videoPlayerHost]);
    const render = { ...values, nonce, doNotStore, answerMissing, allowPlayer };
    const answer = await renderSite(path, render, files);
    if (answer.location !== undefined) return redirect(answer.status, answer.location);
    const status = page.isMissing && answer.status === 200 ? 404 : answer.status;
    const { html, policy } = sealScripts(answer.parts, nonce, { frames: page.frames, vendors });
    return {
      status,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'],
        ['content-security-policy', policy],
      ],
      body: html,
      isStored: status === 200 && page.isStored,
    };
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
