import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';

type Question = { title: string; text: string; confirm: string; onConfirm: () => void };

/** Asks before something of the record `name` ends at once and cannot be taken back. */
export function askFirst(name: string, { title, text, confirm, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    children: (
      <Stack gap={6}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text>{text}</Text>
      </Stack>
    ),
    labels: { confirm, cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm,
  });
}
