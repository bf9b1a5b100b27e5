import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import type { Versioned } from '../../form-state/stored-record.ts';
import { SideDrawer } from '../page/side-drawer.tsx';
import { RecordHistory } from './record-history.tsx';
import classes from './history.module.css';

export type HistoryButtonProps<Saved extends Versioned> = {
  form: RecordForm<Saved>;
  /** The API path of the records, such as `/categories`. */
  path: string;
  /** The schema of one record in the API's answers. */
  schema: z.ZodType<Saved>;
};

/** The button "Geçmiş" of a form, which opens the changes of its record; a new record has none. */
export function HistoryButton<Saved extends Versioned>(props: HistoryButtonProps<Saved>) {
  const [isOpen, setIsOpen] = useState(false);
  const { record } = props.form;
  if (!record) return null;
  return (
    <>
      <OpenHistory onClick={() => setIsOpen(true)} />
      <SideDrawer title="Geçmiş" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <RecordHistory {...props} record={record} onRestored={() => setIsOpen(false)} />
      </SideDrawer>
    </>
  );
}

/** A phone shows only the icon. */
export function OpenHistory({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      className={classes.open}
      leftSection={<IconHistory size={16} aria-hidden />}
      aria-label="Geçmiş"
      onClick={onClick}
    >
      Geçmiş
    </Button>
  );
}
