import { Anchor, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Message } from '../../message.ts';
import { relativeTime, spelledInstant } from '#panel/format/relative-time.ts';
import { mayUse } from '#panel/session/permission.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { CvFile } from './cv-file.tsx';
import { MailThread } from '../reply/mail-thread.tsx';
import { MessageDetailList } from './message-details.tsx';
import { titleOf } from '../message-names.ts';
import { OrderLines } from './order-lines.tsx';
import { ReplyArea } from '../reply/reply-area.tsx';
import { SenderContacts } from './sender-contacts.tsx';
import { StaffNote } from './staff-note.tsx';
import classes from '../message-view.module.css';

/** An opened message with everything that belongs to it. */
export function MessageView({ message }: { message: Message }) {
  const { name, email, company, reference, created_at: at, message: text, file, order_id: order } = message;
  const mayChange = mayUse('messages');
  return (
    <article className={classes.message} aria-labelledby="message-title">
      <header className={classes.head}>
        <Heading text={titleOf(message)} />
        <div className={classes.sender}>
          <div>
            <Text fw={600} className={classes.anywhere}>
              {name || email}
            </Text>
            {company !== '' && <Text className={classes.anywhere}>{company}</Text>}
          </div>
          <Text component="div" size="xs" c="dimmed" ta="right">
            <time dateTime={at}>{spelledInstant(at)}</time>
            <span className={classes.ago}>{agoOf(at)}</span>
            {reference !== '' && <div>Başvuru no: {reference}</div>}
          </Text>
        </div>
        <SenderContacts message={message} />
      </header>
      {text !== '' && (
        <div className={classes.text} lang={message.lang || undefined}>
          {text}
        </div>
      )}
      <MessageDetailList message={message} />
      {order !== null && <OrderLines id={order} />}
      {file && <CvFile message={message} file={file} />}
      <Origin message={message} />
      <div className={classes.work}>
        <MailThread mails={message.thread} />
        <StaffNote message={message} mayChange={mayChange} />
      </div>
      {mayChange && <ReplyArea key={message.id} message={message} />}
    </article>
  );
}

/** The heading. It takes over the focus that the pane got when the user opened the message. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.contains(heading.current))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={heading} order={2} id="message-title" tabIndex={-1} className={classes.title}>
      {text}
    </Title>
  );
}

/** The relative time of a message of the last 24 hours; empty for older ones, whose date is shown anyway. */
function agoOf(at: string): string {
  const ago = relativeTime(at, new Date());
  return ago.endsWith('önce') ? ` · ${ago}` : '';
}

/** Shows the form that sent the message, its language, and the privacy notice that the sender saw. */
function Origin({
  message: { lang, form, notice, wants_news: wantsNews, created_at: at },
}: {
  message: Message;
}) {
  const { data: languages = [] } = useLanguages();
  const language = languages.find(({ abbr }) => abbr === lang)?.lang ?? lang;
  const version = notice?.version == null ? '' : `, sürüm ${notice.version}`;
  return (
    <Text component="div" size="xs" c="dimmed" className={classes.origin}>
      {language !== '' && <div>Dil: {language}</div>}
      {form !== '' && (
        <div>
          Form:{' '}
          <Anchor href={form} target="_blank" rel="noopener" size="xs" className={classes.anywhere}>
            {form}
          </Anchor>
        </div>
      )}
      <div>
        Aydınlatma metni: {notice ? `${notice.name}${version}, ${spelledInstant(at)}` : 'kaydedilmedi'}
      </div>
      <div>E-bülten izni: {wantsNews ? 'verdi' : 'vermedi'}</div>
    </Text>
  );
}
