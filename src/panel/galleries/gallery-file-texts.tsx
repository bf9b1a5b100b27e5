import type { Language } from '#features/languages/language.ts';
import { ProductFileWrite, type GalleryFile } from '#features/galleries/gallery.ts';
import { schemaErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { TextsDialog } from '#panel/alternative-texts/texts-dialog.tsx';
import { LongTextField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import type { GalleryCalls } from './gallery-files.api.ts';

const title = { name: 'title', label: 'Başlık' };
const alt = { name: 'alt', label: 'Alternatif metin' };

type GalleryFileTextsProps = {
  calls: GalleryCalls;
  file: GalleryFile;
  /** For example `Görsel 3`. */
  title: string;
  languages: readonly Language[];
  onClose: () => void;
};

/** A dialog above the form with the texts of one gallery file in each language. */
export function GalleryFileTexts({ calls, file, title: heading, languages, onClose }: GalleryFileTextsProps) {
  const isPicture = 'picture' in file;
  const localised = isPicture ? [title, alt] : [title];
  const form = useRecordForm({
    name: 'product-file',
    resource: calls.textsResource,
    // The texts of a file have no version, so the last save wins.
    record: { ...file, version: 1 },
    languages,
    localised,
    labels: {},
    toValues: (record) => localisedValues(localised, languages, record),
    check: (_, sent) => schemaErrors(ProductFileWrite, sent),
    save: async (fields) => ({
      ...(await calls.update(file.id, fields)),
      version: 1,
    }),
    onSaved: onClose,
  });
  return (
    <TextsDialog form={form} title={`${heading}: metinler`} onClose={onClose}>
      {isPicture && <Thumbnail picture={file.picture} size={120} alt={heading} />}
      <LanguageTabs form={form}>
        {(lang) => (
          <>
            <TextField form={form} name={`title_${lang}`} label={title.label} lang={lang} data-autofocus />
            {isPicture && (
              <LongTextField
                form={form}
                name={`alt_${lang}`}
                label={alt.label}
                description="Görselde ne olduğunu, onu göremeyenler ve arama motorları için yazın."
                minRows={2}
                lang={lang}
              />
            )}
          </>
        )}
      </LanguageTabs>
    </TextsDialog>
  );
}
