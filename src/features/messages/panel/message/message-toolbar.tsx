import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconPrinter,
  IconShieldLock,
  IconUserSearch,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../../message.ts';
import { Success } from '#shared/schema/envelope.ts';
import { write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { noticeCreated, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { MailboxActions } from '../mailbox-actions.tsx';
import { PersonalDataDrawer } from './personal-data-drawer.tsx';
import type { Inbox } from '../use-inbox.ts';
import type { Neighbours } from '../use-neighbours.ts';
import classes from '../message-pane.module.css';

type MessageToolbarProps = { inbox: Inbox; neighbours: Neighbours; message: Message | undefined };

/** Buttons to leave the message, to go to the next one, and to act on this one. */
export function MessageToolbar({ inbox, neighbours, message }: MessageToolbarProps) {
  const { previous, next, position } = neighbours;
  return (
    <div className={classes.toolbar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.back}
        aria-label="Listeye Dön"
        onClick={inbox.close}
      >
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      <Step label="Önceki mesaj" hotkey="k" icon={IconChevronUp} step={previous} />
      <Step label="Sonraki mesaj" hotkey="j" icon={IconChevronDown} step={next} />
      {position && (
        <Text size="xs" c="dimmed" className={classes.position}>
          {formatNumber(position.at)} / {formatNumber(position.total)}
        </Text>
      )}
      <div className={classes.actions}>
        {message && mayUse('messages') && (
          <MailboxActions
            type={message.type}
            ids={[message.id]}
            section={message.section}
            name={message.name || message.email}
            onDone={inbox.close}
          />
        )}
        {message && <More message={message} onGone={inbox.close} />}
      </div>
    </div>
  );
}

type StepProps = {
  label: string;
  hotkey: string;
  icon: typeof IconChevronUp;
  step: (() => void) | undefined;
};

function Step({ label, hotkey, icon: Sign, step }: StepProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-keyshortcuts={hotkey}
      title={`${label} (${hotkey})`}
      disabled={!step}
      onClick={() => step?.()}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  );
}

function More({ message, onGone }: { message: Message; onGone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={210} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Mesaj: işlemler">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            Yazdır
          </Menu.Item>
          {mayUse('personal-data') && (
            <Menu.Item leftSection={<IconUserSearch size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
              Bu kişinin verileri…
            </Menu.Item>
          )}
          {mayUse('personal-data') && (
            <Menu.Item
              leftSection={<IconShieldLock size={16} aria-hidden />}
              onClick={() => void requestFrom(message)}
            >
              KVKK başvurusu yap
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <PersonalDataDrawer
        email={message.email}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onErased={onGone}
      />
    </>
  );
}

/** Makes an application about personal data from a message; staff then choose what it asks for. */
async function requestFrom({
  id,
  name,
  email,
  phone,
  subject,
  message,
  created_at: at,
}: Message): Promise<void> {
  const text = [subject, message].filter(Boolean).join('\n\n');
  const received = { received_on: new Date(at).toLocaleDateString('sv'), message_id: String(id) };
  const fields = { name, email, contact: phone, kind: 'information', request: text, ...received };
  await invalidateAfter(write(Success, 'POST', '/data-requests', fields)).then(
    () => noticeCreated(`${name}: KVKK başvurusu`),
    (error: unknown) => showFailure(error),
  );
}
