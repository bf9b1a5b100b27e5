import type { PreviewKindName } from '#shared/site-preview.ts';
import type { FormValues } from '../../form-state/changed-fields.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { useStore } from '../../form-state/store.ts';
import { PreviewFrame } from './preview-frame.tsx';

type FormPreviewProps = {
  kind: PreviewKindName;
  form: RecordForm;
  toWire: (values: FormValues) => FormValues;
};

/** The page beside its form; it follows what is typed. */
export function FormPreview({ kind, form, toWire }: FormPreviewProps) {
  useStore(form.edits);
  return (
    <PreviewFrame
      kind={kind}
      id={form.record?.id}
      values={toWire(form.fields.getValues())}
      languages={form.languages}
      lang={form.lang}
      labelOf={form.labelOf}
    />
  );
}
