import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { deleteForGood, moveToTrash, restoreFromTrash } from './message-actions.ts';
import type { Inbox } from './use-inbox.ts';

type MessageBulkProps = { inbox: Inbox; ids: readonly number[] };

/** The actions on the selected messages. After a failure they stay selected. */
export function MessageBulk({ inbox, ids }: MessageBulkProps) {
  const { type, query, opened, close } = inbox;
  const [isBusy, setIsBusy] = useState(false);
  const onDone = () => {
    if (typeof opened === 'number' && ids.includes(opened)) close();
  };
  const run = (action: typeof moveToTrash) => {
    if (isBusy) return;
    setIsBusy(true);
    void action({ type, ids, onDone }).finally(() => setIsBusy(false));
  };
  if (query.section === 'mail')
    return (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => run(moveToTrash)}
      >
        Çöpe Taşı
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size={15} aria-hidden />}
        onClick={() => run(restoreFromTrash)}
      >
        Geri Al
      </Button>
      <Button
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => deleteForGood({ type, ids, onDone })}
      >
        Kalıcı Sil
      </Button>
    </>
  );
}
