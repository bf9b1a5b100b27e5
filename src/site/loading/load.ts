import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SiteApi } from '#shared/site-api.ts';
import { siteRenderContext } from '../render-context.ts';
import { browserApi } from './browser-api.ts';
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
};

/** Loading logic, written once: on the server `api` is the program itself, in the browser the JSON calls. */
export type Load<Data> = (api: SiteApi, visit: Visit) => Promise<Data>;

export function onServer<Data>(load: Load<Data>) {
  return ({ params, request, context }: LoaderFunctionArgs): Promise<Data> => {
    const { api, lang, publicUrl, csrfToken, year } = context.get(siteRenderContext);
    return load(api, { ...address(params, request), lang, publicUrl, csrfToken, year });
  };
}

export function inBrowser<Data>(load: Load<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const { mainLang, ...facts } = documentFacts();
    const lang = params.lang ?? mainLang;
    const year = new Date().getFullYear();
    return load(browserApi(lang), { ...address(params, request), ...facts, lang, year });
  };
}

function address(params: Visit['params'], request: Request): Pick<Visit, 'params' | 'url' | 'prefix'> {
  return { params, url: new URL(request.url), prefix: params.lang ? `/${params.lang}` : '' };
}
