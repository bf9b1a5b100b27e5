import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Versioned } from '#panel/form-state/stored-record.ts';
import { wantsHistory } from '#panel/navigation/record-link.ts';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { RecordHistory } from './record-history.tsx';
import type { RestorableForm } from './restore-version.tsx';
import classes from './history.module.css';

/** The button "Geçmiş" of a form, which opens the record's history. A new record has no such button. */
export function HistoryButton<Saved extends Versioned>(props: RestorableForm<Saved>) {
  const { record } = props.form;
  if (!record) return null;
  return (
    <HistoryDrawer title="Geçmiş" isOfRecord>
      {(close) => <RecordHistory {...props} record={record} onRestored={close} />}
    </HistoryDrawer>
  );
}

type HistoryDrawerProps = {
  title: string;
  /** Shows only the icon, even on wide screens. */
  isSmall?: boolean;
  /** Whether the drawer starts open if the address asks for the record's history. */
  isOfRecord?: boolean;
  children: (close: () => void) => ReactNode;
};

/** The button "Geçmiş" with its drawer. On a phone the button is only an icon. */
export function HistoryDrawer({ title, isSmall = false, isOfRecord = false, children }: HistoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(() => isOfRecord && wantsHistory());
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        {...(isSmall ? { variant: 'subtle', color: 'gray' } : { variant: 'default' })}
        className={classes.open}
        data-small={isSmall || undefined}
        leftSection={<IconHistory size={16} aria-hidden />}
        aria-label={title}
        onClick={() => setIsOpen(true)}
      >
        Geçmiş
      </Button>
      <SideDrawer title={title} isOpen={isOpen} onClose={close}>
        {children(close)}
      </SideDrawer>
    </>
  );
}
