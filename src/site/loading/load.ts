import { redirectDocument, useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { siteRenderContext } from '../render-context.ts';
import { loadApi } from './load-api.ts';
import { pageSettings } from './page-settings.ts';
import { createDataRef, loaderDataOf, type DataRef, type Part } from './loader-data.ts';

/** The facts about the request and the site that a `load` function may use. */
export type Visit = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  lang: string;
  /** `''` for the main language, else a slash and the abbreviation, like `/en`. */
  prefix: string;
  publicUrl: string;
  csrfToken: string;
  /** The current year: in the site's time zone on the server, in the visitor's in the browser. */
  year: number;
  /** Keeps this page out of the page cache. */
  doNotStore: () => void;
  /** Answers this page with status 404; such a page is not cached either. */
  answerMissing: () => void;
  /**
   * Lets this page embed the video player; the CSP of all other pages forbids its frame
   * (docs/decisions/0004).
   */
  allowPlayer: () => void;
};

/** Loads a page's data. `api` calls the program directly on the server, and the JSON API in the browser. */
export type Load<Data> = (api: SiteApi, visit: Visit) => Promise<Data>;

export function createServerLoader<Data>(load: Load<Data>, part: Part = 'page') {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<DataRef<Data>> => {
    const { api, ...values } = context.get(siteRenderContext);
    const { lang, publicUrl, csrfToken, year, doNotStore, answerMissing, allowPlayer } = values;
    const page = { lang, publicUrl, csrfToken, year, doNotStore, answerMissing, allowPlayer };
    const visit = { ...address(params, request), ...page };
    return createDataRef(part, await load(api, visit));
  };
}

export function createBrowserLoader<Data>(load: Load<Data>, part: Part = 'page') {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<DataRef<Data>> => {
    const { mainLang, ...settings } = pageSettings();
    const lang = params.lang ?? mainLang;
    const year = new Date().getFullYear();
    const doNotStore = () => undefined;
    const allowPlayer = () => openInDocumentWithPlayer(request.url);
    const answerMissing = doNotStore;
    const page = { lang, year, doNotStore, answerMissing, allowPlayer };
    const visit = { ...address(params, request), ...settings, ...page };
    return createDataRef(part, await load(await loadApi(lang), visit));
  };
}

/** Whether the CSP of the current document allows the video player. */
const documentAllowsPlayer =
  typeof document !== 'undefined' && document.querySelector('[data-video]') !== null;

/** The CSP belongs to the document, so navigating to a page with videos may need a new document. */
function openInDocumentWithPlayer(url: string): void {
  if (!documentAllowsPlayer) throw redirectDocument(url);
}

export function usePageData<Data>(): Data {
  return loaderDataOf(useLoaderData<DataRef<Data>>());
}

function address(params: Visit['params'], request: Request): Pick<Visit, 'params' | 'url' | 'prefix'> {
  return { params, url: new URL(request.url), prefix: params.lang ? `/${params.lang}` : '' };
}
