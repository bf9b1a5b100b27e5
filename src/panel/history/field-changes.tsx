import { Text } from '@mantine/core';
import { changedFields, filledFields, type FormValues } from '#panel/form-state/changed-fields.ts';
import { languageEnding } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { FieldValue } from '#panel/form/field-value.tsx';
import { FieldDifference } from './field-difference.tsx';
import classes from './history.module.css';

type Form = Pick<RecordForm, 'labelOf' | 'showValue' | 'languages'>;

export function FieldChanges({ form, before, after }: { form: Form; before: FormValues; after: FormValues }) {
  const names = Object.keys(changedFields(before, after));
  if (names.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Bu formdaki alanlar aynı kaldı.
      </Text>
    );
  return (
    <dl className={classes.fields}>
      {names.map((name) => {
        const old = form.showValue(name, before[name]);
        const fresh = form.showValue(name, after[name]);
        const isWritten = typeof after[name] === 'string' && fresh === after[name];
        return (
          <div key={name}>
            <dt>{form.labelOf(name)}</dt>
            <dd>
              <FieldDifference
                before={old}
                after={fresh}
                isWritten={isWritten}
                lang={languageOf(form, name)}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The values of a created or restored record in a collapsed section. */
export function FirstValues({ form, values }: { form: Form; values: FormValues }) {
  return (
    <details className={classes.folded}>
      <summary>Değerleri göster</summary>
      <dl className={classes.fields}>
        {Object.entries(filledFields(values)).map(([name, value]) => (
          <div key={name}>
            <dt>{form.labelOf(name)}</dt>
            <dd lang={languageOf(form, name)}>
              <FieldValue value={form.showValue(name, value)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function languageOf({ languages }: Form, name: string): string | undefined {
  const ending = languageEnding(name);
  return languages.find(({ abbr }) => abbr === ending)?.abbr;
}
