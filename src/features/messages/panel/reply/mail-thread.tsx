import { Text } from '@mantine/core';
import { mailKindNames, mailStateName, type OutgoingMail } from '#features/mail/mail.ts';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { mayUse } from '#panel/session/permission.ts';
import { Resend } from '#features/mail/panel/outbox-drawer.tsx';
import { MailWaitsHint } from './mail-waits-hint.tsx';
import classes from './mail-thread.module.css';

/** Lists the mails about a message with their states, the oldest first. */
export function MailThread({ mails }: { mails: readonly OutgoingMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section aria-label="E-postalar">
      <ol className={classes.thread}>
        {mails.map((mail) => (
          <li key={mail.id} className={classes.mail} data-kind={mail.kind}>
            <Mail mail={mail} />
          </li>
        ))}
      </ol>
      {mails.some(({ state }) => state === 'waiting') && <MailWaitsHint />}
    </section>
  );
}

function Mail({ mail }: { mail: OutgoingMail }) {
  const { kind, recipients, subject, text, state, last_error: reason, created_by: author } = mail;
  const at = mail.sent_at ?? mail.created_at;
  return (
    <>
      <div className={classes.line}>
        <Text size="sm" className={classes.who}>
          <strong>{mailKindNames[kind]}</strong>
          {author !== null && ` · ${author}`} → {recipients.replaceAll(',', ', ')}
        </Text>
        <Text size="xs" className={classes.state} data-state={state}>
          {mailStateName(mail)} ·{' '}
          <time dateTime={at} title={formatInstant(at)}>
            {relativeTime(at, new Date())}
          </time>
        </Text>
      </div>
      {kind === 'reply' && (
        <details open className={classes.reply}>
          <summary>{subject}</summary>
          <div className={classes.text}>{withoutTitle(text, subject)}</div>
        </details>
      )}
      {state !== 'sent' && reason !== null && (
        <Text size="xs" className={classes.reason}>
          Neden: {reason}
        </Text>
      )}
      {state === 'failed' && mayUse('messages') && <Resend mail={mail} />}
    </>
  );
}

/** Removes the subject from the start of a mail's text, because the subject is shown above the text. */
function withoutTitle(text: string, subject: string): string {
  return text.startsWith(subject) ? text.slice(subject.length).trimStart() : text;
}
