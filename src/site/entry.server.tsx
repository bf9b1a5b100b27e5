import { renderToString } from 'react-dom/server';
import type { DocumentFiles, SiteAnswer, SiteRender } from '#features/site-api/site-api.ts';
import { deferredScripts } from './head/deferred-scripts.ts';
import { SheetsContext } from './head/sheets.ts';
import { NonceContext } from './head/nonce.ts';
import { scriptSafeJson } from './head/script-safe-json.ts';
import { documentDataScript } from './loading/document-data.ts';
import { loadParts } from './loading/load-parts.ts';
import { prefixOf } from './loading/load.ts';
import type { SiteData } from './loading/site-data.ts';
import { Root } from './root.tsx';
import { matchPage } from './routing/page-address.ts';
import { importPage, pageFiles } from './routing/page-module.ts';
import type { Shown } from './routing/page-router.ts';
import { Redirect } from './routing/redirect.ts';
import { ShownPage } from './routing/routing.tsx';
import { locationOf } from './routing/site-location.ts';

export { pageFiles };

/**
 * Renders the page at a path of the site, `/en/urun/toka?v=TK-1`. It renders synchronously, which is twice as fast as
 * streaming; no page renders a promise. A page whose data cannot be loaded has an error in its place.
 */
export async function renderSite(
  path: string,
  render: SiteRender,
  files: DocumentFiles,
): Promise<SiteAnswer> {
  const url = new URL(path, render.publicUrl || 'http://localhost');
  const match = matchPage(url.pathname);
  if (!match) throw new Error(`${path} is no page of the site`);
  const { api, ...values } = render;
  const { name, params } = match;
  const visit = { ...values, url, params, prefix: prefixOf(params) };
  const loaded = await loadParts(api, visit, await importPage(name));
  if (loaded instanceof Redirect) return loaded;
  const shown = { ...match, ...loaded, location: locationOf(url, null), movement: 'pop' } as const;
  try {
    const status = loaded.site && loaded.page ? 200 : 500;
    return { status, parts: renderDocument(shown, render.nonce, files) };
  } catch (error) {
    if (!shown.page) throw error;
    console.error(error);
    return { status: 500, parts: renderDocument({ ...shown, page: undefined }, render.nonce, files) };
  }
}

/** The data precede the scripts, because browsers may run those before the document has ended. */
function renderDocument(shown: Shown, nonce: string, files: DocumentFiles): string[] {
  const html = renderToString(
    <NonceContext value={nonce}>
      <SheetsContext value={files.sheets}>
        <ShownPage shown={shown}>
          <Root />
        </ShownPage>
      </SheetsContext>
    </NonceContext>,
  );
  const scripts = deferredScripts(files.entry, files.scripts[shown.name] ?? [], nonce);
  const end = html.lastIndexOf('</body>');
  return [
    '<!DOCTYPE html>',
    html.slice(0, end),
    documentDataScript(dataJson(shown)),
    scripts,
    html.slice(end),
  ];
}

/** The JSON of the data that all pages share, which is made once for many pages. */
const siteJson = new WeakMap<SiteData, string>();

function dataJson({ site, page }: Shown): string {
  const parts: string[] = [];
  if (site) {
    const json = siteJson.get(site) ?? scriptSafeJson(site);
    siteJson.set(site, json);
    parts.push(`"site":${json}`);
  }
  if (page) parts.push(`"page":${scriptSafeJson(page.data)}`);
  return `{${parts.join(',')}}`;
}
