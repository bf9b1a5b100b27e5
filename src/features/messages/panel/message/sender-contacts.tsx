import { ActionIcon, Anchor, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import type { Message } from '../../message.ts';
import { titleOf } from '../message-names.ts';
import classes from '../message-view.module.css';

export function SenderContacts({ message }: { message: Message }) {
  const { email, phone } = message;
  const subject = encodeURIComponent(titleOf(message));
  return (
    <div className={classes.contacts}>
      {email !== '' && (
        <Contact icon={IconMail} href={`mailto:${email}?subject=${subject}`} text={email} name="E-posta" />
      )}
      {phone !== '' && (
        <Contact icon={IconPhone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone} name="Telefon" />
      )}
    </div>
  );
}

type ContactProps = { icon: Icon; href: string; text: string; name: string };

function Contact({ icon: Sign, href, text, name }: ContactProps) {
  return (
    <span className={classes.contact}>
      <Sign size={15} aria-hidden />
      <Anchor href={href} size="sm" className={classes.anywhere}>
        {text}
      </Anchor>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            className={classes.copy}
            aria-label={copied ? `${name} kopyalandı` : `${name}: kopyala`}
            onClick={copy}
          >
            {copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
