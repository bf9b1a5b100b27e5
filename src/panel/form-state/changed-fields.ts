import { dequal } from 'dequal/lite';

/** Form values by wire name (`name_tr`, `is_active` …): plain JSON. */
export type FormValues = Record<string, unknown>;

/** The fields that differ from their initial value; an update sends only these. */
export function changedFields(initial: FormValues, values: FormValues): FormValues {
  return select(values, (value, name) => !dequal(value, initial[name]));
}

/** The fields that are not empty; a new record is created from these. */
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

/** Whether a text is missing, empty or white space; other values are not blank. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
