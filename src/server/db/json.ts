/**
 * JSON columns are text on both databases; all code writes them with `toJson` and reads them with `fromJson`.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** The type is unchecked: the caller names the type that our own code stored in the column. */
export function fromJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
