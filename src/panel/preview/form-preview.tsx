import type { PreviewKindName } from '#features/preview/preview.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { PreviewFrame } from './preview-frame.tsx';

/** The settings with which a form previews its record as a page of the site. */
export type PagePreview = {
  kind: PreviewKindName;
  /** Converts the form's values to those that a save would send. */
  toWire: (values: FormValues) => FormValues;
};

type FormPreviewProps = { form: RecordForm; preview: PagePreview };

/** Shows the preview of a form's record and updates it on each edit. */
export function FormPreview({ form, preview: { kind, toWire } }: FormPreviewProps) {
  const { count, lastText } = useStore(form.edits);
  return (
    <PreviewFrame
      kind={kind}
      id={form.record?.id}
      values={toWire(form.fields.getValues())}
      languages={form.languages}
      lang={form.lang}
      labelOf={form.labelOf}
      isEdited={count > 0}
      lastText={lastText}
    />
  );
}
