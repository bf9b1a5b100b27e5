import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Mailbox } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { deleteForGood, moveToTrash, restoreFromTrash } from './message-actions.ts';

type MailboxActionsProps = {
  type: MessageType;
  ids: readonly number[];
  section: Mailbox;
  /** The name of the messages in questions and notices; by default their number. */
  name?: string;
  onDone: () => void;
};

/** Buttons that move messages to the trash, restore them from there, or delete them permanently. */
export function MailboxActions({ section, ...chosen }: MailboxActionsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const run = (action: typeof moveToTrash) => {
    if (isBusy) return;
    setIsBusy(true);
    void action(chosen).finally(() => setIsBusy(false));
  };
  if (section === 'mail')
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
        onClick={() => deleteForGood(chosen)}
      >
        Kalıcı Sil
      </Button>
    </>
  );
}
