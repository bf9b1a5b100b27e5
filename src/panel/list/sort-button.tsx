import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSortModeFocus } from '#panel/sorting/sort-mode-focus.ts';
import classes from './list-page.module.css';

type SortButtonProps = {
  /** The reason why the list cannot be sorted now, for example because of a filter. */
  reason?: string | undefined;
  onClick: () => void;
};

/** The button that opens the sort mode of a list. On a phone it is only an icon. */
export function SortButton({ reason, onClick }: SortButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const prepareFocus = useSortModeFocus('list', button);
  const open = () => {
    prepareFocus();
    onClick();
  };
  return (
    <Button
      ref={button}
      variant="default"
      className={classes.sort}
      leftSection={<IconArrowsSort size={16} aria-hidden />}
      disabled={reason !== undefined}
      title={reason}
      aria-label="Sırala"
      onClick={open}
    >
      Sırala
    </Button>
  );
}
