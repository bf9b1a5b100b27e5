import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { Versioned } from '#panel/form-state/stored-record.ts';
import { confirmDiscard } from '#panel/feedback/confirm-discard.ts';
import { ConflictDialog } from '#panel/form/conflict-dialog.tsx';
import { DraftOffer } from '#panel/form/draft-offer.tsx';
import { RecordFormElement } from '#panel/form/record-form-element.tsx';
import { SaveButton } from '#panel/form/save-button.tsx';
import { useShownLanguages } from '#panel/form/shown-languages.ts';

type TextsDialogProps<Saved extends Versioned> = {
  form: RecordForm<Saved>;
  /** For example `Görsel 3: metinler`. */
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog above a form, for texts that are saved separately from that form. */
export function TextsDialog<Saved extends Versioned>(props: TextsDialogProps<Saved>) {
  const { form, title, onClose, children } = props;
  const close = async () => {
    if (form.changed.get() && !(await confirmDiscard())) return;
    form.discard();
    onClose();
  };
  const isWide = useShownLanguages(form).length > 1;
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={title}
      size={isWide ? 880 : 'md'}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <RecordFormElement form={form} waitingFor={undefined}>
        <Stack>
          <DraftOffer form={form} />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void close()}>
              Vazgeç
            </Button>
            <SaveButton isSaving={form.isSaving} isWaiting={false} />
          </Group>
        </Stack>
        <ConflictDialog form={form} />
      </RecordFormElement>
    </Modal>
  );
}
