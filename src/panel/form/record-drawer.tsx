import { Button, Group } from '@mantine/core';
import { useContext, useState, type ReactNode } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { mayLeave, OpenDrawer } from '#panel/form-state/unsaved-work.ts';
import type { PagePreview } from '#panel/preview/form-preview.tsx';
import { useFormPreview } from '#panel/preview/use-form-preview.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { LackingTextsNotice } from './lacking-texts-notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { RecordFormElement } from './record-form-element.tsx';
import { SaveButton } from './save-button.tsx';
import classes from './record-drawer.module.css';

type DrawerFormProps = {
  form: RecordForm;
  waitingFor?: string | undefined;
  actions?: ReactNode;
  preview?: PagePreview | undefined;
  /** Offers “Kaydet ve Yeni”. */
  canAddNext?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A short form with a save bar, inside a `RecordDrawer`. */
export function DrawerForm(props: DrawerFormProps) {
  const { form, waitingFor, actions, canAddNext = false, onClose, children } = props;
  const preview = useFormPreview(form, props.preview);
  const drawer = useContext(OpenDrawer);
  return (
    <RecordFormElement form={form} waitingFor={waitingFor} canAddNext={canAddNext} className={classes.form}>
      <div className={classes.areas} data-preview={preview.beside ? true : undefined}>
        <div className={classes.fields}>
          <DraftOffer form={form} />
          <LackingTextsNotice form={form} />
          {children}
        </div>
        {preview.beside && <div className={classes.preview}>{preview.beside}</div>}
      </div>
      <Group className={classes.bar} justify="space-between" gap="xs">
        <Group gap="xs" wrap="nowrap">
          {actions}
          {preview.button}
        </Group>
        <Group gap="xs" wrap="nowrap" ml="auto">
          <Button variant="default" onClick={() => void closeIfAllowed(drawer, onClose)}>
            Vazgeç
          </Button>
          <SaveButton
            isSaving={form.isSaving}
            isWaiting={waitingFor !== undefined}
            next={canAddNext ? 'wide' : undefined}
          />
        </Group>
      </Group>
      <ConflictDialog form={form} />
    </RecordFormElement>
  );
}

type RecordDrawerProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * A drawer over a list or form, for records with few fields. On closing, it asks only about unsaved changes
 * inside it.
 */
export function RecordDrawer({ onClose, children, ...props }: RecordDrawerProps) {
  const [drawer] = useState(() => ({}));
  return (
    <SideDrawer {...props} onClose={() => void closeIfAllowed(drawer, onClose)}>
      <OpenDrawer value={drawer}>{children}</OpenDrawer>
    </SideDrawer>
  );
}

async function closeIfAllowed(drawer: object | undefined, onClose: () => void): Promise<void> {
  if (await mayLeave(drawer)) onClose();
}
