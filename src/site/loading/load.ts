import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SiteApi } from '#shared/site-api.ts';
import { siteRenderContext } from '../render-context.ts';
import { browserApi } from './browser-api.ts';
import { carry, dataOf, type Carried, type Part } from './carried-data.ts';
import { documentFacts } from './document-facts.ts';

/** What a page's loading logic is told about its address. */
export type Visit = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  lang: string;
  /** `''` for the main language, else the abbreviation with its slash, like `/en`. */
  prefix: string;
  publicUrl: string;
  csrfToken: string;
  /** The present year. */
  year: number;
  /** Keeps this page out of the page cache. */
  doNotStore: () => void;
};

/** Loading logic, written once: on the server `api` is the program itself, in the browser the JSON calls. */
export type Load<Data> = (api: SiteApi, visit: Visit) => Promise<Data>;

export function onServer<Data>(load: Load<Data>, part: Part = 'page') {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<Carried<Data>> => {
    const { api, lang, publicUrl, csrfToken, year, doNotStore } = context.get(siteRenderContext);
    const visit = { ...address(params, request), lang, publicUrl, csrfToken, year, doNotStore };
    return carry(part, await load(api, visit));
  };
}

export function inBrowser<Data>(load: Load<Data>, part: Part = 'page') {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<Carried<Data>> => {
    const { mainLang, ...facts } = documentFacts();
    const lang = params.lang ?? mainLang;
    const year = new Date().getFullYear();
    const visit = { ...address(params, request), ...facts, lang, year, doNotStore: () => undefined };
    return carry(part, await load(browserApi(lang), visit));
  };
}

/** What the loader of the page loaded. */
export function usePageData<Data>(): Data {
  return dataOf(useLoaderData<Carried<Data>>());
}

function address(params: Visit['params'], request: Request): Pick<Visit, 'params' | 'url' | 'prefix'> {
  return { params, url: new URL(request.url), prefix: params.lang ? `/${params.lang}` : '' };
}
