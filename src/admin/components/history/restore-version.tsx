import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { RequestRefused } from '../../api/failures.ts';
import type { Versioned } from '../../form-state/stored-record.ts';
import { formatInstant } from '../../format/format.ts';
import { noticeUpdated, showFailure, showMessage } from '../feedback/notices.tsx';
import { restoreVersion } from './history.api.ts';
import type { HistoryButtonProps } from './history-button.tsx';

type RestoreVersionProps<Saved extends Versioned> = HistoryButtonProps<Saved> & {
  record: Saved;
  entry: number;
  at: string;
  /** The names of the fields that change. */
  fields: readonly string[];
  onRestored: () => void;
};

/** The button "Bu sürüme dön" of a change. It asks first, because the values of the form are replaced. */
export function RestoreVersion<Saved extends Versioned>(props: RestoreVersionProps<Saved>) {
  const { form, path, schema, record, entry, at, fields, onRestored } = props;
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    const { id, version } = record;
    setIsBusy(true);
    try {
      const { data, message } = await restoreVersion(schema, path, { id, version, entry });
      form.takeOver(data);
      noticeUpdated();
      if (message) showMessage('Sürüm geri geldi, bir eksikle', message);
      onRestored();
    } catch (failure) {
      if (failure instanceof RequestRefused && failure.status === 409 && failure.record) {
        showChangedMeanwhile(form, failure.record as Saved);
        onRestored();
      } else showFailure(failure);
    } finally {
      setIsBusy(false);
    }
  };
  const ask = () =>
    modals.openConfirmModal({
      title: 'Bu sürüme dönülsün mü?',
      children: (
        <Stack gap="xs">
          <Text>
            Kayıt {formatInstant(at)} tarihindeki değerlerine döner. Değişecek alanlar:{' '}
            {fields.map((name) => form.labelOf(name)).join(', ')}.
          </Text>
          {form.changed.get() && <Text fw={600}>Formdaki kaydedilmemiş değişiklikleriniz silinir.</Text>}
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
  return (
    <Button
      variant="default"
      size="xs"
      mt="sm"
      loading={isBusy}
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      onClick={ask}
    >
      Bu sürüme dön
    </Button>
  );
}

/** Somebody else stored the record: nothing typed is lost, and an untouched form shows the new values. */
function showChangedMeanwhile<Saved extends Versioned>(
  form: HistoryButtonProps<Saved>['form'],
  stored: Saved,
) {
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
