/**
 * Serialises a value for a JSON column. Such columns are text on both databases; only these two functions
 * write and read them.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Parses the value of a JSON column. The type is not checked: callers name the type that our own code has
 * stored.
 */
export function fromJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
