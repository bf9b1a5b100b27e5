import { Button, Drawer, Group } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { mayLeave } from '../../form-state/unsaved-work.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { RecordFormElement } from './record-form-element.tsx';
import { SaveButton } from './save-button.tsx';
import classes from './record-drawer.module.css';

type DrawerFormProps = {
  form: RecordForm;
  waitingFor?: string | undefined;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A short form with its save bar, for use inside a `RecordDrawer`. */
export function DrawerForm({ form, waitingFor, actions, onClose, children }: DrawerFormProps) {
  return (
    <RecordFormElement form={form} waitingFor={waitingFor} className={classes.form}>
      <div className={classes.fields}>
        <DraftOffer form={form} />
        {children}
      </div>
      <Group className={classes.bar} justify="space-between" wrap="nowrap">
        <div>{actions}</div>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={() => void closeIfAllowed(onClose)}>
            Vazgeç
          </Button>
          <SaveButton isSaving={form.isSaving} isWaiting={waitingFor !== undefined} />
        </Group>
      </Group>
      <ConflictDialog form={form} />
    </RecordFormElement>
  );
}

type RecordDrawerProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A drawer over a list, for records with few fields. It asks before it closes with unsaved changes. */
export function RecordDrawer({ title, isOpen, onClose, children }: RecordDrawerProps) {
  const close = () => void closeIfAllowed(onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      // Mantine's handler would close the drawer when Escape was meant for a dialog above it.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (isEscape(event)) close();
      }}
      title={title}
      position="right"
      size={560}
      padding="lg"
      closeOnClickOutside={false}
      // A dialog above the drawer has a banner of its own, and a page may have only one.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
      classNames={{ title: classes.title, content: classes.content, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}

async function closeIfAllowed(onClose: () => void): Promise<void> {
  if (await mayLeave()) onClose();
}

/** Escape inside the drawer, unless an open dropdown handles it. */
function isEscape({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLDivElement>): boolean {
  const element = target as HTMLElement;
  return (
    key === 'Escape' &&
    !nativeEvent.isComposing &&
    currentTarget.contains(element) &&
    element.closest('[data-mantine-stop-propagation="true"]') === null
  );
}
