import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type EmptyRecordsProps = {
  /** The name of one record, in lower case. */
  kind: string;
  text: string;
  icon: Icon;
  createButton: ReactNode;
  filter: { isFiltered: boolean; clear: () => void };
};

/** The content of an empty list: no record exists yet, or none matches the search. */
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
