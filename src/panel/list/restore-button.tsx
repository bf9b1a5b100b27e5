import { Button } from '@mantine/core';
import { useState } from 'react';
import { Success } from '#shared/schema/envelope.ts';
import { write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { noticeCreated, showFailure, showMessage } from '#panel/feedback/notices.tsx';

type RestoreButtonProps = {
  /** The API path of the records, such as `/products`. */
  path: string;
  record: { id: number; name: string };
};

/** Restores a deleted record and says what could not be restored with it. */
export function RestoreButton({ path, record: { id, name } }: RestoreButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const restore = async (drawer: HTMLElement | null) => {
    setIsBusy(true);
    try {
      const { message } = await invalidateAfter(write(Success, 'PUT', `${path}/${id}/restore`));
      // The button disappears together with its record; the drawer gets the focus, because it closes on
      // Escape only while it has the focus.
      drawer?.focus();
      noticeCreated(name);
      if (message) showMessage('Geri alındı', message);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      aria-label={`${name}: geri al`}
      onClick={({ currentTarget }) => void restore(currentTarget.closest<HTMLElement>('[role=dialog]'))}
    >
      Geri Al
    </Button>
  );
}
