/** JSON columns are text on both databases; this pair is the only way in and out. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** The caller names what its own code wrote into the column. */
export function fromJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
