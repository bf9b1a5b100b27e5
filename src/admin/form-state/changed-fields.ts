/** A form's values under the names of the wire (`name_tr`, `is_active` …): plain JSON. */
export type FormValues = Record<string, unknown>;

/** The fields whose value is another than at the start: the only ones that an update sends. */
export function changedFields(initial: FormValues, values: FormValues): FormValues {
  return select(values, (value, name) => !isEqual(value, initial[name]));
}

/** The fields that hold something: what a new record is made of. */
export function filledFields(values: FormValues): FormValues {
  return select(
    values,
    (value) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
}

/** The fields of `values` that `others` does not name. */
export function fieldsOutside(values: FormValues, others: FormValues): FormValues {
  return select(values, (_, name) => !(name in others));
}

export function isEmpty(values: FormValues): boolean {
  return Object.keys(values).length === 0;
}

function select(values: FormValues, wanted: (value: unknown, name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(value, name)));
}

/** Whether two values are the same plain JSON, in whatever order their members stand. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(one[name], other[name]))
  );
}

function isObject(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a text field is empty or holds white space only; anything that is no text is not blank. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
