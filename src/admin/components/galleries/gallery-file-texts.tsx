import { Button, Group, Modal, Stack } from '@mantine/core';
import type { Language } from '#shared/api/language.ts';
import { ProductFileWrite, type GalleryFile } from '#shared/api/product.ts';
import { confirmDiscard } from '../feedback/confirm-discard.ts';
import { DraftOffer } from '../form/draft-offer.tsx';
import { LongTextField, TextField } from '../form/fields.tsx';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { RecordFormElement } from '../form/record-form-element.tsx';
import { useShownLanguages } from '../form/shown-languages.ts';
import { SaveButton } from '../form/save-button.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import { schemaErrors } from '../../form-state/field-errors.ts';
import { localisedValues } from '../../form-state/localised-fields.ts';
import { useRecordForm } from '../../form-state/use-record-form.ts';
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

/** The texts of one gallery file in every language, in a dialog above the form. */
export function GalleryFileTexts({ calls, file, title: heading, languages, onClose }: GalleryFileTextsProps) {
  const isPicture = 'picture' in file;
  const localised = isPicture ? [title, alt] : [title];
  const form = useRecordForm({
    name: 'product-file',
    // Texts of a file have no version: the last save wins.
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
  const close = async () => {
    if (form.changed.get() && !(await confirmDiscard())) return;
    form.discard();
    onClose();
  };
  const isWide = useShownLanguages(form).length > 1;
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={`${heading}: metinler`}
      size={isWide ? 880 : 'md'}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <RecordFormElement form={form} waitingFor={undefined}>
        <Stack>
          <DraftOffer form={form} />
          {isPicture && <Thumbnail picture={file.picture} size={120} alt={heading} />}
          <LanguageTabs form={form}>
            {(lang) => (
              <>
                <TextField
                  form={form}
                  name={`title_${lang}`}
                  label={title.label}
                  lang={lang}
                  data-autofocus
                />
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void close()}>
              Vazgeç
            </Button>
            <SaveButton isSaving={form.isSaving} isWaiting={false} />
          </Group>
        </Stack>
      </RecordFormElement>
    </Modal>
  );
}
