import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { DataFeed } from '../data-feed.ts';

type Question = { title: string; text: string; confirm: string; onConfirm: () => void };

/** Asks before the address of a feed ends, because whoever fetches it gets nothing from then on. */
export function askFirst({ name }: DataFeed, { title, text, confirm, onConfirm }: Question): void {
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
