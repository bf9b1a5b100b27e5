import type { Context } from '#server/context/context.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import type { PublicLanguage } from '#features/languages/language.ts';
import { siteApiOf } from '#features/site-api/server/create-site-api.ts';
import { pageFinder } from './answering-page.read.ts';
import { followTarget } from './follow-target.ts';
import { foldAddress } from './old-address.ts';
import { selectRedirects } from './redirects.queries.ts';
import { findRedirect, indexRedirects, type FoundRedirect, type RedirectIndex } from './redirect-index.ts';

/** Where an old address leads, and the redirect that says so. */
export type NewAddress = { id: number; location: string };

const indexes = new WeakMap<Epoch, Promise<RedirectIndex>>();

/** The redirects of an epoch; they are read at its first missing page, so that pages that exist cost nothing. */
function indexOf({ db }: Pick<Context, 'db'>, epoch: Epoch): Promise<RedirectIndex> {
  const known = indexes.get(epoch);
  if (known) return known;
  const loading = selectRedirects(db).then(indexRedirects);
  indexes.set(epoch, loading);
  loading.catch(() => indexes.delete(epoch));
  return loading;
}

/**
 * Finds where an address without a page leads; `host` is the site's own in the request. Below the prefix of a language
 * the redirect of the address without it counts too, and stays in the language.
 */
export async function findNewAddress(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  epoch: Epoch,
  { url, host }: { url: string; host: string },
): Promise<NewAddress | undefined> {
  const index = await indexOf(ctx, epoch);
  if (index.bySource.size === 0) return undefined;
  const own = findRedirect(index, url);
  const [language, rest] = splitLanguage(url, epoch.languages);
  const found = own ?? (language && findRedirect(index, rest));
  if (!found || leadsBack(index, found.target, host)) return undefined;
  let { target } = found;
  if (findRedirect(index, target)) {
    // The target's page went away later and its address was redirected as well: both steps become one.
    const findPage = pageFinder(epoch.languages, (lang) => siteApiOf(ctx, epoch, lang));
    const end = await followTarget(found, index, findPage);
    if ('problem' in end) return undefined;
    target = end.address;
  }
  if (!own && language?.is_main === false) target = inLanguage(target, language, epoch.languages);
  return { id: found.id, location: withQuery({ ...found, target }, url) };
}

/** The language of an address with a prefix, and the address without it. */
function splitLanguage(url: string, languages: readonly PublicLanguage[]) {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*)$/i.exec(url) ?? [];
  return [languages.find(({ abbr }) => abbr === first.toLowerCase()), rest] as const;
}

/** The path of a page in a language; files, other sites and paths with a prefix stay as they are. */
function inLanguage(target: string, { abbr }: PublicLanguage, languages: readonly PublicLanguage[]): string {
  const [first = ''] = target.slice(1).split(/[/?#]/, 1);
  const isPage = target.startsWith('/') && first !== 'dosya' && !languages.some((one) => one.abbr === first);
  return isPage ? `/${abbr}${target.replace(/^\/(?=[?#]|$)/, '')}` : target;
}

/** Whether a full address of this site itself is an old address, which only a change of the site's host can cause. */
function leadsBack(index: RedirectIndex, target: string, host: string): boolean {
  const url = target.startsWith('/') ? null : URL.parse(target);
  return url?.host === host && findRedirect(index, url.pathname + url.search) !== undefined;
}

/** The target with the visitor's parameters that neither the redirect nor the target names. */
function withQuery({ target, names }: FoundRedirect, url: string): string {
  const [, ...query] = url.split('?');
  const [address = '', fragment] = target.split('#', 2);
  const [path = '', own = ''] = address.split('?', 2);
  const known = new URLSearchParams(own);
  const kept = [...new URLSearchParams(query.join('?'))].filter(
    ([name]) => name !== '' && !names.includes(foldAddress(name)) && !known.has(name),
  );
  const all = [own, new URLSearchParams(kept).toString()].filter(Boolean).join('&');
  return path + (all && `?${all}`) + (fragment === undefined ? '' : `#${fragment}`);
}
