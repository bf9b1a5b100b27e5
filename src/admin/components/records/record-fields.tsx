import type { RecordForm } from '../../form-state/record-form-types.ts';
import { uploadDocument, uploadMedium } from '../../features/media/media.api.ts';
import { TextField } from '../form/fields.tsx';
import type { FieldDocument } from '../media/field-document.ts';
import type { FieldPicture } from '../media/field-picture.ts';
import { SingleDocumentField } from '../media/single-document-field.tsx';
import { SinglePictureField } from '../media/single-picture-field.tsx';
import { useOnBusy } from './running-uploads.tsx';

type FieldProps = { form: Pick<RecordForm, 'fields' | 'languages'>; name: string; label: string };
type MediumFieldProps = FieldProps & { description?: string };

/** A required line in every language, below each other: for records with this one text, instead of tabs. */
export function LineInEveryLanguage({ form, name, label }: FieldProps) {
  return form.languages.map(({ abbr, lang }, index) => (
    <TextField
      key={abbr}
      form={form}
      name={`${name}_${abbr}`}
      label={`${label} (${lang})`}
      lang={abbr}
      withAsterisk={index === 0}
      {...(index === 0 && { 'data-autofocus': true })}
    />
  ));
}

type PictureFieldProps = MediumFieldProps & {
  /** Whether the picture tells something that its page does not say (docs/product.md, "Alternative texts"). */
  needsText?: boolean;
};

/** One picture; its value is a `FieldPicture` or null. */
export function PictureField({
  form: { fields, languages },
  name,
  label,
  description,
  needsText,
}: PictureFieldProps) {
  const onBusy = useOnBusy();
  const input = fields.getInputProps(name);
  return (
    <SinglePictureField
      key={fields.key(name)}
      label={label}
      {...(description && { description })}
      defaultValue={input.defaultValue as FieldPicture | null}
      onChange={input.onChange as (picture: FieldPicture | null) => void}
      error={input.error as string | undefined}
      send={uploadMedium}
      onBusy={onBusy}
      textIn={needsText ? languages : undefined}
    />
  );
}

/** One PDF; its value is a `FieldDocument` or null. */
export function DocumentField({ form: { fields }, name, label }: FieldProps) {
  const onBusy = useOnBusy();
  const input = fields.getInputProps(name);
  return (
    <SingleDocumentField
      key={fields.key(name)}
      label={label}
      defaultValue={input.defaultValue as FieldDocument | null}
      onChange={input.onChange as (document: FieldDocument | null) => void}
      error={input.error as string | undefined}
      send={uploadDocument}
      onBusy={onBusy}
    />
  );
}
