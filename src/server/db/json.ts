/** JSON columns are text on both databases; all code reads and writes them by these two functions. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Unchecked: the caller names the type that our own code stored in the column. */
export function fromJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
