import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHead } from '#panel/page/page-head.tsx';
import { useSortModeFocus } from './sort-mode-focus.ts';

type SortModeHeadProps = {
  title: string;
  note: ReactNode;
  /** The button of the order's history. */
  history: ReactNode;
  onLeave: () => void;
};

/** The head of every sort mode; "Bitti" leaves it. */
export function SortModeHead({ title, note, history, onLeave }: SortModeHeadProps) {
  const prepareFocus = useSortModeFocus('sort');
  const leave = () => {
    prepareFocus();
    onLeave();
  };
  return (
    <PageHead
      title={title}
      note={note}
      actions={
        <>
          {history}
          <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={leave}>
            Bitti
          </Button>
        </>
      }
    />
  );
}
