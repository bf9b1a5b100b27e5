import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { confirmDelete, type Deletion } from '#panel/feedback/confirm-delete.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';

type DeleteButtonProps = Deletion & { form: Pick<RecordForm, 'discard'> };

/** Deletes the record of a form after a question; what was typed goes with it, so that no draft of it stays. */
export function DeleteButton({ form, onDeleted, ...deletion }: DeleteButtonProps) {
  const afterDeletion = () => {
    form.discard();
    onDeleted?.();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => confirmDelete({ ...deletion, onDeleted: afterDeletion })}
    >
      Sil
    </Button>
  );
}
