/** An address that redirects to the form of any record (`record-screens.ts`). */
export const recordPath = '/admin/record';

/**
 * A link to the form of a record, or to the list that can open the form.
 * @param resource as in `/api/admin/{resource}`
 * @param lang the language tab that the form opens; the main language by default
 */
export function recordLink(resource: string, id: number | string, lang?: string): string {
  const query = new URLSearchParams({ resource, id: String(id), ...(lang && { lang }) });
  return `${recordPath}?${query}`;
}

/** Like `recordLink`, but the form opens with the record's history. */
export function historyLink(resource: string, id: number): string {
  return `${recordLink(resource, id)}&history=1`;
}

/** Whether the address asks for the history of the opened record. */
export function wantsHistory(): boolean {
  return new URLSearchParams(window.location.search).has('history');
}

/** The language tab that the address asks for. */
export function wantedLanguage(): string | null {
  return new URLSearchParams(window.location.search).get('lang');
}
