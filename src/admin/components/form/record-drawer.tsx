import { Button, Drawer, Group } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RecordForm } from '../../form-state/record-form.ts';
import { mayLeave } from '../../form-state/unsaved-guard.ts';
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

/** The fields of a short form inside a `RecordDrawer`, with its save bar. */
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

/** A drawer over a list, for records with few fields. Closing it asks first while something is unsaved. */
export function RecordDrawer({ title, isOpen, onClose, children }: RecordDrawerProps) {
  const close = () => void closeIfAllowed(onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      // Its own Escape would close it under a dialog that was meant.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (isEscape(event)) close();
      }}
      title={title}
      position="right"
      size={560}
      padding="lg"
      closeOnClickOutside={false}
      // A dialog over the drawer brings a banner of its own, and a page has one.
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

/** Escape inside the drawer itself, with no list open whose turn it would be. */
function isEscape({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLDivElement>): boolean {
  const element = target as HTMLElement;
  return (
    key === 'Escape' &&
    !nativeEvent.isComposing &&
    currentTarget.contains(element) &&
    element.closest('[data-mantine-stop-propagation="true"]') === null
  );
}
