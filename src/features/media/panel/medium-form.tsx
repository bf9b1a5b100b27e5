import { Button, FileButton, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Fragment } from 'react';
import { altLength, MediumUpdate, type FocalPoint } from '#shared/schema/media.ts';
import type { Language } from '#features/languages/language.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { noticeUpdated, showMessage } from '#panel/feedback/notices.tsx';
import { LongTextField } from '#panel/form/fields.tsx';
import { OutdatedNotice } from '#panel/form/outdated-texts.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { cadAccept, videoKind } from '#panel/media/gallery-kinds.ts';
import { UploadTile } from '#panel/media/upload-tile.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { schemaErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { FileLink } from '#panel/picture/file-link.tsx';
import { formatBytes, formatDate, formatNumber } from '#panel/format/format.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { deleteMedium, replaceMedium, updateMedium, type MediumRecord } from '#panel/media/media.api.ts';
import { MediumUsage } from './medium-usage.tsx';
import classes from './media-library.module.css';

const localised = [{ name: 'alt', label: 'Alternatif metin' }];

type MediumFormProps = { medium: MediumRecord; languages: readonly Language[]; onClose: () => void };

/**
 * The form for a medium's texts, focal point and file, with the places that use it; rendered inside a
 * `RecordDrawer`.
 */
export function MediumForm({ medium, languages, onClose }: MediumFormProps) {
  const form = useRecordForm<MediumRecord>({
    name: 'media',
    resource: 'media',
    record: medium,
    languages,
    localised,
    labels: { focus: 'Odak noktası' },
    toValues: (record) => ({
      ...localisedValues(localised, languages, record),
      focus: record?.focus ?? null,
    }),
    check: (_, changes) => schemaErrors(MediumUpdate, changes),
    save: (fields) => updateMedium(medium.id, fields),
    onSaved: onClose,
  });
  const shown = form.record ?? medium;
  const isPicture = shown.mime.startsWith('image/');
  const { queue, uploads, isBusy } = useUploadQueue(replaceMedium(shown), (record) => {
    form.takeOver(record);
    noticeUpdated(record.file_name);
  });
  const { fields } = form;
  const focus = fields.getInputProps('focus');
  return (
    <DrawerForm
      form={form}
      onClose={onClose}
      waitingFor={isBusy ? 'Dosya yükleniyor…' : undefined}
      actions={<DeleteButton form={form} medium={shown} onClose={onClose} />}
    >
      {uploads.length > 0 && (
        <ul className={classes.upload}>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      {isPicture && (
        <FocalPointField
          key={`${fields.key('focus')} ${shown.sources.join()}`}
          medium={shown}
          defaultValue={focus.defaultValue as FocalPoint | null}
          onChange={focus.onChange as (point: FocalPoint | null) => void}
        />
      )}
      <File form={form} medium={shown} isBusy={isBusy} onReplace={(file) => queue.add([file])} />
      {isPicture &&
        languages.map(({ abbr, lang }, index) => (
          <Fragment key={abbr}>
            <LongTextField
              form={form}
              name={`alt_${abbr}`}
              label={`Alternatif metin (${lang})`}
              lang={abbr}
              maxLength={altLength}
              {...(index === 0 && {
                description:
                  'Görseli göremeyenler için ne görüldüğünü anlatır. Kendi metni olmayan her yerde kullanılır.',
              })}
            />
            <OutdatedNotice form={form} lang={abbr} />
          </Fragment>
        ))}
      <MediumUsage id={shown.id} />
    </DrawerForm>
  );
}

type DeleteButtonProps = { form: Pick<RecordForm, 'discard'>; medium: MediumRecord; onClose: () => void };

function DeleteButton({ form, medium, onClose }: DeleteButtonProps) {
  const ask = () =>
    confirmDelete({
      name: medium.file_name,
      remove: () => deleteMedium(medium.id),
      restoring: 'Aynı dosyayı yeniden yükleyerek geri getirebilirsiniz.',
      onDeleted: () => {
        form.discard();
        onClose();
      },
    });
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={ask}>
      Sil
    </Button>
  );
}

/** The file types that may replace this file: only those of the same kind. */
function acceptedInstead(mime: string): string {
  if (mime.startsWith('video/')) return videoKind.accept;
  if (mime === 'application/pdf') return mime;
  return mime.startsWith('image/') ? 'image/*' : cadAccept;
}

type FileProps = {
  form: Pick<RecordForm, 'changed'>;
  medium: MediumRecord;
  isBusy: boolean;
  onReplace: (file: File) => void;
};

/** Shows facts about the file, and the button that replaces it. */
function File({ form, medium, isBusy, onReplace }: FileProps) {
  const hasChanges = useStore(form.changed);
  const { width, height, mime, bytes, url, created_at, use_count: uses } = medium;
  const isPicture = mime.startsWith('image/');
  const replace = (file: File) => {
    if (hasChanges) {
      showMessage('Kaydedilmemiş değişiklik var', 'Önce onları kaydedin, sonra dosyayı değiştirin.');
      return;
    }
    if (uses === 0) {
      onReplace(file);
      return;
    }
    modals.openConfirmModal({
      title: 'Dosya her yerde değişsin mi?',
      children: `${formatNumber(uses)} yerde bu dosyanın yerini “${file.name}” alır. Adresi ve metinleri aynı kalır.`,
      labels: { confirm: 'Değiştir', cancel: 'Vazgeç' },
      onConfirm: () => onReplace(file),
    });
  };
  return (
    <div className={classes.file}>
      <div>
        <FileLink mediumId={medium.id} href={url} className={classes.fileName}>
          {medium.file_name}
        </FileLink>
        <Text size="xs" c="dimmed">
          {isPicture && `${formatNumber(width)} × ${formatNumber(height)} piksel · `}
          {formatBytes(bytes)} · {formatDate(created_at)}
        </Text>
      </div>
      <FileButton accept={acceptedInstead(mime)} onChange={(file) => file && replace(file)}>
        {(button) => (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={isBusy}
            {...button}
          >
            Dosyayı değiştir
          </Button>
        )}
      </FileButton>
    </div>
  );
}
