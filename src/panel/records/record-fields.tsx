import { Fragment } from 'react';
import type { Medium } from '#shared/schema/media.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { uploadDocument, uploadMedium, uploadVideo } from '#panel/media/media.api.ts';
import { TextField } from '#panel/form/fields.tsx';
import { OutdatedNotice } from '#panel/form/outdated-texts.tsx';
import type { FieldDocument } from '#panel/picture/field-document.ts';
import { pdfKind, videoKind, type GalleryKind } from '#panel/media/gallery-kinds.ts';
import type { SendFile } from '#panel/media/upload-queue.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { SingleDocumentField } from '#panel/media/single-document-field.tsx';
import { SinglePictureField } from '#panel/alternative-texts/single-picture-field.tsx';
import { useOnBusy } from './running-uploads.tsx';

type FieldProps = {
  form: Pick<RecordForm, 'fields' | 'languages' | 'outdated'>;
  name: string;
  label: string;
};
type MediumFieldProps = FieldProps & { description?: string };

/**
 * A required one-line text in every language. Records without other texts use it instead of language tabs.
 */
export function LineInEveryLanguage({ form, name, label }: FieldProps) {
  return form.languages.map(({ abbr, lang }, index) => (
    <Fragment key={abbr}>
      <TextField
        form={form}
        name={`${name}_${abbr}`}
        label={`${label} (${lang})`}
        lang={abbr}
        withAsterisk={index === 0}
        {...(index === 0 && { 'data-autofocus': true })}
      />
      <OutdatedNotice form={form} lang={abbr} />
    </Fragment>
  ));
}

type PictureFieldProps = MediumFieldProps & {
  /**
   * True if the picture shows something that the text of the page does not say (docs/product.md, "Alternative
   * texts").
   */
  needsText?: boolean;
};

/** A field for a picture; its value is a `FieldPicture` or null. */
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

/** A field for a PDF; its value is a `FieldDocument` or null. */
export function DocumentField(props: FieldProps) {
  return <FileField {...props} kind={pdfKind} send={uploadDocument} />;
}

/** A field for a video; its value is a `FieldDocument` or null. */
export function VideoField(props: MediumFieldProps) {
  return <FileField {...props} kind={videoKind} send={uploadVideo} />;
}

type FileFieldProps = MediumFieldProps & { kind: GalleryKind; send: SendFile<Medium> };

function FileField({ form: { fields }, name, label, description, kind, send }: FileFieldProps) {
  const onBusy = useOnBusy();
  const input = fields.getInputProps(name);
  return (
    <SingleDocumentField
      key={fields.key(name)}
      label={label}
      {...(description && { description })}
      defaultValue={input.defaultValue as FieldDocument | null}
      onChange={input.onChange as (document: FieldDocument | null) => void}
      error={input.error as string | undefined}
      kind={kind}
      send={send}
      onBusy={onBusy}
    />
  );
}
