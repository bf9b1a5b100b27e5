import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type EmptyRecordsProps = {
  /** What one record is called, in lower case. */
  kind: string;
  /** What a list without any record says. */
  text: string;
  icon: Icon;
  createButton: ReactNode;
  filter: { isFiltered: boolean; clear: () => void };
};

/** What a list says when it has no records, or none that match the search. */
export function emptyRecords({ kind, text, icon: Icon, createButton, filter }: EmptyRecordsProps) {
  if (filter.isFiltered)
    return {
      title: `Eşleşen ${kind} yok`,
      text: 'Aramayı değiştirin ya da temizleyin.',
      action: (
        <Button variant="default" onClick={filter.clear}>
          Aramayı Temizle
        </Button>
      ),
    };
  return {
    title: `Henüz ${kind} yok`,
    text,
    icon: <Icon size={28} stroke={1.5} aria-hidden />,
    action: createButton,
  };
}
