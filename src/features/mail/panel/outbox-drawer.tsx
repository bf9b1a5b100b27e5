import { Button, Pagination, SegmentedControl, Text } from '@mantine/core';
import { IconMailOff, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { hasSecret, mailKindNames, mailStateName, type MailState, type OutgoingMail } from '../mail.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { pageLabels } from '#panel/list/list-paging.tsx';
import rowList from '#panel/list/row-list.module.css';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { mayUse } from '#panel/session/permission.ts';
import { MailHint } from './mail-hint.tsx';
import { resendMail, useMailStatus, useOutbox } from './outbox.api.ts';

type OutboxDrawerProps = { isOpen: boolean; onClose: () => void };

/** Lists waiting, sent and failed mails. Sent and failed ones can be sent again. */
export function OutboxDrawer({ isOpen, onClose }: OutboxDrawerProps) {
  return (
    <SideDrawer title="Giden E-postalar" isOpen={isOpen} onClose={onClose}>
      <MailHint />
      <Outbox />
    </SideDrawer>
  );
}

function Outbox() {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<MailState | ''>('');
  const { data, error, refetch } = useOutbox({ page, state });
  const { data: status } = useMailStatus();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const choices = [
    { value: '', label: 'Tümü' },
    { value: 'waiting', label: withCount('Bekleyen', status?.waiting) },
    { value: 'failed', label: withCount('Gönderilemeyen', status?.failed) },
  ];
  return (
    <div className={rowList.list}>
      <SegmentedControl
        aria-label="Durum"
        data={choices}
        value={state}
        onChange={(chosen) => {
          setState(chosen as MailState | '');
          setPage(1);
        }}
        fullWidth
      />
      {data.total === 0 ? (
        <EmptyState
          icon={<IconMailOff size={28} stroke={1.5} aria-hidden />}
          title="E-posta yok"
          text={state === '' ? 'Sitenin gönderdiği e-postalar burada listelenir.' : 'Bu durumda e-posta yok.'}
        />
      ) : (
        <ul className={rowList.rows}>
          {data.data.map((mail) => (
            <li key={mail.id} className={rowList.row}>
              <Mail mail={mail} />
            </li>
          ))}
        </ul>
      )}
      {data.last_page > 1 && (
        <Pagination total={data.last_page} value={page} onChange={setPage} size="sm" {...pageLabels} />
      )}
    </div>
  );
}

const withCount = (label: string, count = 0) => (count > 0 ? `${label} (${count})` : label);

function Mail({ mail }: { mail: OutgoingMail }) {
  const { kind, recipients, subject, state, last_error: reason, created_at: at } = mail;
  return (
    <>
      <div className={rowList.name}>
        <Text fw={550}>{subject}</Text>
        <Text size="xs" c="dimmed">
          {mailKindNames[kind]} · {recipients.replaceAll(',', ', ')}
        </Text>
        <Text size="xs" {...(state === 'failed' ? { c: 'red' } : { c: 'dimmed' })}>
          {mailStateName(mail)} ·{' '}
          <time dateTime={at} title={formatInstant(at)}>
            {relativeTime(at, new Date())}
          </time>
          {reason !== null && state !== 'sent' && ` · ${reason}`}
        </Text>
      </div>
      {state === 'failed' && !hasSecret(kind) && mayUse('messages') && <Resend mail={mail} />}
    </>
  );
}

/** A button that queues a mail again. */
export function Resend({ mail }: { mail: Pick<OutgoingMail, 'id' | 'subject'> }) {
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    setIsSending(true);
    resendMail(mail.id)
      .then(
        () => notice('Başarılı!', { text: 'E-posta yeniden gönderilecek.' }),
        (error: unknown) => showFailure(error),
      )
      .finally(() => setIsSending(false));
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconSend size={14} aria-hidden />}
      loading={isSending}
      aria-label={`${mail.subject}: yeniden gönder`}
      onClick={send}
    >
      Yeniden Gönder
    </Button>
  );
}
