/** The two loaders of a page: all pages share `site`; `page` is the page's own. */
export type Part = 'site' | 'page';

/**
 * The reference that React Router gets in place of a loader's data. React Router would need half of the
 * render's time to encode the data; one JSON script in the document holds them instead.
 */
export type DataRef<Data> = {
  readonly part: Part;
  /** This is never set and only carries the type of the data. */
  readonly dataType?: Data;
};

/** The `id` of the JSON script in a document. */
export const dataScriptId = 'page-data';

const dataByRef = new WeakMap<DataRef<unknown>, unknown>();
let documentData: Readonly<Record<Part, unknown>> | undefined;

export function createDataRef<Data>(part: Part, data: Data): DataRef<Data> {
  const ref = { part };
  dataByRef.set(ref, data);
  return ref;
}

export function isDataRef(value: unknown): value is DataRef<unknown> {
  return dataByRef.has(value as DataRef<unknown>);
}

/**
 * The data behind a reference. If the loader ran on the server, the data come from
 * the document's JSON script.
 */
export function loaderDataOf<Data>(ref: DataRef<Data>): Data {
  if (dataByRef.has(ref)) return dataByRef.get(ref) as Data;
  documentData ??= parseDocumentData();
  return documentData[ref.part] as Data;
}

function parseDocumentData(): Readonly<Record<Part, unknown>> {
  const json = document.getElementById(dataScriptId)?.textContent ?? '';
  return JSON.parse(json) as Readonly<Record<Part, unknown>>;
}
