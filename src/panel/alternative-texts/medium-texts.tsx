import { Fragment } from 'react';
import { altLength, MediumUpdate, type Medium } from '#shared/schema/media.ts';
import type { Language } from '#features/languages/language.ts';
import { asRecord, updateMedium, type MediumRecord } from '#panel/media/media.api.ts';
import { schemaErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { OutdatedNotice } from '#panel/form/outdated-texts.tsx';
import { LongTextField } from '#panel/form/fields.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { TextsDialog } from './texts-dialog.tsx';

const localised = [{ name: 'alt', label: 'Alternatif metin' }];

type MediumTextsProps = {
  medium: Medium;
  languages: readonly Language[];
  /** The language whose field gets the focus. */
  first: string | undefined;
  onClose: () => void;
};

/** A dialog above the form with the alternative text of a medium in each language. */
export function MediumTexts({ medium, languages, first, onClose }: MediumTextsProps) {
  const form = useRecordForm<MediumRecord>({
    name: 'medium-texts',
    resource: 'media',
    record: asRecord(medium),
    languages,
    localised,
    labels: {},
    toValues: (record) => localisedValues(localised, languages, record),
    check: (_, changes) => schemaErrors(MediumUpdate, changes),
    save: (fields) => updateMedium(medium.media_id, fields),
    onSaved: onClose,
  });
  return (
    <TextsDialog form={form} title="Alternatif metin" onClose={onClose}>
      <Thumbnail picture={medium} size={120} isWhole />
      {languages.map(({ abbr, lang }, index) => (
        <Fragment key={abbr}>
          <LongTextField
            form={form}
            name={`alt_${abbr}`}
            label={`Alternatif metin (${lang})`}
            lang={abbr}
            minRows={2}
            maxLength={altLength}
            {...(abbr === first && { 'data-autofocus': true })}
            {...(index === 0 && {
              description:
                'Görseli göremeyenler için ne görüldüğünü anlatır; bu görselin kullanıldığı her yerde geçerlidir.',
            })}
          />
          <OutdatedNotice form={form} lang={abbr} />
        </Fragment>
      ))}
    </TextsDialog>
  );
}
