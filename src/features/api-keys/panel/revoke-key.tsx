import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ApiKey } from '../api-key.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { revokeApiKey } from './api-keys.api.ts';

/** Asks before a key is revoked, because the program that uses it stops at once. */
export function confirmRevocation({ id, name }: Pick<ApiKey, 'id' | 'name'>): void {
  modals.openConfirmModal({
    title: 'Anahtar iptal edilsin mi?',
    children: (
      <Stack gap={6}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text>Bu anahtarı kullanan programın bir sonraki çağrısı reddedilir. Geri alınamaz.</Text>
      </Stack>
    ),
    labels: { confirm: 'İptal Et', cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      revokeApiKey(id).then(
        () => notice('Anahtar iptal edildi', { name }),
        (error: unknown) => showFailure(error),
      );
    },
  });
}
