import { Input } from '@mantine/core';
import type { SchoolTour } from '../school-tour.ts';
import { NewPictures } from '#panel/galleries/new-pictures.tsx';
import { SavedGallery } from '#panel/galleries/saved-gallery.tsx';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { useOnBusy } from '#panel/records/running-uploads.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { sortTourFiles, tourFileCalls, useStoredTour } from './school-tours.api.ts';

/**
 * The gallery of a tour. For a new tour it is saved with the form, for a stored tour each change is saved at
 * once.
 */
export function TourPictures({ form }: { form: RecordForm<SchoolTour> }) {
  return (
    <Input.Wrapper label="Görseller" labelElement="div">
      {form.record ? <StoredPictures form={form} tour={form.record} /> : <PicturesOfNew form={form} />}
    </Input.Wrapper>
  );
}

function StoredPictures({ form, tour }: { form: RecordForm<SchoolTour>; tour: SchoolTour }) {
  const { id, files } = useStoredTour(tour);
  return (
    <SavedGallery
      calls={tourFileCalls}
      ownerId={id}
      gallery="images"
      files={files}
      languages={form.languages}
      sort={(fileIds) => sortTourFiles(id, fileIds)}
      historyOf="Turun"
    />
  );
}

function PicturesOfNew({ form: { fields, languages } }: { form: RecordForm<SchoolTour> }) {
  const onBusy = useOnBusy();
  const input = fields.getInputProps('images');
  return (
    <NewPictures
      key={fields.key('images')}
      defaultValue={input.defaultValue as FieldPicture[]}
      onChange={input.onChange as (pictures: FieldPicture[]) => void}
      onBusy={onBusy}
      error={input.error as string | undefined}
      languages={languages}
    />
  );
}
