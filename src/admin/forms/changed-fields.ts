/** A form's values under the names of the wire (`name_tr`, `is_active` …). */
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

function select(values: FormValues, wanted: (value: unknown, name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(value, name)));
}

/** Whether two values are the same plain JSON, its members in the same order. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a text field is empty or holds white space only; anything that is no text is not blank. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
