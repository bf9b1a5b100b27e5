import { Button } from '@mantine/core';
import { IconCornerUpLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../../message.ts';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';
import classes from '../message-view.module.css';

/**
 * The button that opens the reply form. The form is open at once if a draft of the reply exists. It stays at
 * the lower edge, so that the message can be read above it.
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
          // Closing the form removed the focused element, so the button takes the focus.
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
