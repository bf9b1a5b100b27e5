import { Button, Drawer, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveButton } from './save-button.tsx';
import { useErrorFocus } from './use-error-focus.ts';
import classes from './record-drawer.module.css';

type DrawerFormProps = {
  form: Pick<RecordForm, 'attempts' | 'isSaving' | 'submit' | 'conflict' | 'loadTheirs' | 'keepTyped'>;
  waitingFor?: string | undefined;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The fields of a short form inside a `RecordDrawer`, with its save bar. */
export function DrawerForm({ form, waitingFor, actions, onClose, children }: DrawerFormProps) {
  const element = useErrorFocus(form.attempts);
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!waitingFor) form.submit();
      }}
    >
      <div className={classes.fields}>
        <ConflictNotice form={form} />
        {children}
      </div>
      <Group className={classes.bar} justify="space-between" wrap="nowrap">
        <div>{actions}</div>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <SaveButton isSaving={form.isSaving} isWaiting={waitingFor !== undefined} />
        </Group>
      </Group>
    </form>
  );
}

type RecordDrawerProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A drawer over a list, for records with few fields. A click outside does not throw away what was typed. */
export function RecordDrawer({ title, isOpen, onClose, children }: RecordDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={560}
      padding="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
      classNames={{ title: classes.title, content: classes.content, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}
