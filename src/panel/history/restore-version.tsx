import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod';
import { RequestRefused } from '#panel/api/failures.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { Versioned } from '#panel/form-state/stored-record.ts';
import { formatInstant } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { noticeUpdated, showFailure, showMessage } from '#panel/feedback/notices.tsx';
import { restoreVersion } from './history.api.ts';

export type RestorableForm<Saved extends Versioned> = {
  form: RecordForm<Saved>;
  /** The API path of the records, such as `/categories`. */
  path: string;
  /** The schema of the restored record. */
  schema: z.ZodType<Saved>;
};

type RestoreVersionProps<Saved extends Versioned> = RestorableForm<Saved> & {
  record: Saved;
  entry: { id: number; at: string };
  isLatest: boolean;
  /** Labels of the fields that a restore would change; empty if the version is identical to the current one. */
  changes: readonly string[];
  /** True if the form does not contain the restored fields, so that typed values stay. */
  isOutsideForm?: boolean;
  onRestored: () => void;
};

/**
 * The button "Bu sürüme dön" for users who may write; a dialog lists the changes before the restore. If nothing
 * would change, a text replaces the button.
 */
export function RestoreVersion<Saved extends Versioned>(props: RestoreVersionProps<Saved>) {
  const { form, path, schema, record, entry, isLatest, changes, isOutsideForm = false, onRestored } = props;
  const [isBusy, setIsBusy] = useState(false);
  if (changes.length === 0)
    return (
      <Text size="xs" c="dimmed" mt="sm">
        {isLatest ? 'Şimdiki hâli' : 'Şimdikiyle aynı'}
      </Text>
    );
  if (!mayUse('content')) return null;
  const restore = async () => {
    setIsBusy(true);
    try {
      const { id, version } = record;
      const { data, message } = await restoreVersion(schema, path, { id, version, entry: entry.id });
      if (!isOutsideForm) form.takeOver(data);
      noticeUpdated();
      if (message) showMessage('Geri dönüldü', message);
      onRestored();
    } catch (failure) {
      const stored = failure instanceof RequestRefused && failure.status === 409 ? failure.record : undefined;
      if (stored === undefined) showFailure(failure);
      else {
        showChangedMeanwhile(form, stored as Saved);
        onRestored();
      }
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      mt="sm"
      loading={isBusy}
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      onClick={() => confirmRestore({ ...props, losesTyped: !isOutsideForm && form.changed.get() }, restore)}
    >
      Bu sürüme dön
    </Button>
  );
}

type Question = { entry: { at: string }; changes: readonly string[]; losesTyped: boolean };

function confirmRestore({ entry, changes, losesTyped }: Question, restore: () => Promise<void>): void {
  modals.openConfirmModal({
    title: 'Bu sürüme dönülsün mü?',
    children: (
      <Stack gap="xs">
        <Text>
          Şu alanlar {formatInstant(entry.at)} tarihindeki değerlerine döner: {changes.join(', ')}.
        </Text>
        {losesTyped && <Text fw={600}>Formdaki kaydedilmemiş değişiklikleriniz silinir.</Text>}
        <Text c="dimmed" size="sm">
          Bu da geçmişe yazılır; şimdiki değerlere aynı yoldan dönebilirsiniz.
        </Text>
      </Stack>
    ),
    labels: { confirm: 'Bu Sürüme Dön', cancel: 'Vazgeç' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => void restore(),
  });
}

/**
 * Handles a 409: if the form has changes, the conflict dialog opens; otherwise the form shows the stored
 * record.
 */
function showChangedMeanwhile<Saved extends Versioned>(form: RecordForm<Saved>, stored: Saved): void {
  if (form.changed.get()) {
    form.compareWith(stored);
    return;
  }
  form.takeOver(stored);
  showMessage(
    'Kayıt bu arada değişti',
    'Form şimdiki değerleri gösteriyor. Geçmişi yeniden açıp dönmek istediğiniz sürümü seçin.',
  );
}
