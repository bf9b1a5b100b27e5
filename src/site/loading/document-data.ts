import type { SiteData } from './site-data.ts';

/** The `id` of the JSON script in a document. */
const dataScriptId = 'page-data';

/** The data with which the server rendered a page; what failed to load is missing. */
export type DocumentData = { site?: SiteData | undefined; page?: unknown };

/** Reads the data from the document's JSON script. */
export function readDocumentData(): DocumentData {
  const json = document.getElementById(dataScriptId)?.textContent ?? '{}';
  return JSON.parse(json) as DocumentData;
}

/** The JSON script of a document. `json` is safe inside a script. */
export function documentDataScript(json: string): string {
  return `<script type="application/json" id="${dataScriptId}">${json}</script>`;
}
