import { Button } from '@mantine/core';
import { IconCornerUpLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../../message.ts';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';
import classes from '../message-view.module.css';

/**
 * The button that opens the answer; an answer that was begun earlier is open already. It stays at the lower edge, so
 * that the message can be read above it.
 */
export function ReplyArea({ message }: { message: Message }) {
  const draft = useReplyDraft(message);
  const [isOpen, setIsOpen] = useState<boolean>();
  const isShown = isOpen ?? draft.isRestored;
  return (
    <div className={classes.reply} data-open={isShown || undefined}>
      {isShown ? (
        <ReplyForm message={message} draft={draft} onClose={() => setIsOpen(false)} />
      ) : (
        <Button
          // The focused part of the form is gone with it.
          autoFocus={isOpen === false}
          leftSection={<IconCornerUpLeft size={16} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          E-posta ile Yanıtla
        </Button>
      )}
    </div>
  );
}
