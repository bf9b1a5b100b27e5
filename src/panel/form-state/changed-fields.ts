import { dequal } from 'dequal/lite';

/** The values of a form by wire name (`name_tr`, `is_active`), as plain JSON. */
export type FormValues = Record<string, unknown>;

/** The fields that differ from their initial values; an update sends only these. */
export function changedFields(initial: FormValues, values: FormValues): FormValues {
  return select(values, (value, name) => !dequal(value, initial[name]));
}

/** The fields that are not empty; a create sends only these. */
export function filledFields(values: FormValues): FormValues {
  return select(
    values,
    (value) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
}

export function fieldsOutside(values: FormValues, others: FormValues): FormValues {
  return select(values, (_, name) => !(name in others));
}

export function isEmpty(values: FormValues): boolean {
  return Object.keys(values).length === 0;
}

function select(values: FormValues, wanted: (value: unknown, name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(value, name)));
}

/** Whether a text is missing, empty or only white space. Other values are never blank. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
