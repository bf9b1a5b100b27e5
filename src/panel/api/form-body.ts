export type Method = 'POST' | 'PUT' | 'DELETE';
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Builds the form data of a write. PUT and DELETE become `_method`, objects and lists become JSON, booleans
 * become 1 and 0, and `null` becomes an empty text. `undefined` fields are not sent.
 */
export function formBody(method: Method, fields: Fields): FormData {
  const body = new FormData();
  if (method !== 'POST') body.set('_method', method);
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) body.set(name, value);
    else if (value !== undefined) body.set(name, fieldText(value));
  }
  return body;
}

function fieldText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
