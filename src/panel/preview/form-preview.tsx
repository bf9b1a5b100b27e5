import type { PreviewKindName } from '#features/preview/preview.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** How the record of a form is seen as a page. */
export type PagePreview = {
  kind: PreviewKindName;
  /** The field values as a save sends them. */
  toWire: (values: FormValues) => FormValues;
};

type FormPreviewProps = { form: RecordForm; preview: PagePreview };

/** The page of a form's record; it follows what is typed. */
export function FormPreview({ form, preview: { kind, toWire } }: FormPreviewProps) {
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
