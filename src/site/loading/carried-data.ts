/** What a document shows: what every page shares, and the page. */
export type Part = 'site' | 'page';

/**
 * What React Router holds of a loader's data. It would write the data itself into the document, in an encoding that
 * takes half as long as the whole page and that the browser reads slowly. The data stands there as JSON instead.
 */
export type Carried<Data> = { readonly part: Part; readonly carries?: Data };

/** The `id` of the script with the data in a document. */
export const dataScriptId = 'page-data';

const known = new WeakMap<Carried<unknown>, unknown>();
let fromDocument: Readonly<Record<Part, unknown>> | undefined;

export function carry<Data>(part: Part, data: Data): Carried<Data> {
  const carried = { part };
  known.set(carried, data);
  return carried;
}

export function isCarried(value: unknown): value is Carried<unknown> {
  return known.has(value as Carried<unknown>);
}

/** The data of a loader; of one that ran on the server, from the document. */
export function dataOf<Data>(carried: Carried<Data>): Data {
  if (known.has(carried)) return known.get(carried) as Data;
  fromDocument ??= readDocument();
  return fromDocument[carried.part] as Data;
}

function readDocument(): Readonly<Record<Part, unknown>> {
  const json = document.getElementById(dataScriptId)?.textContent ?? '';
  return JSON.parse(json) as Readonly<Record<Part, unknown>>;
}
