import { Button, Checkbox, Group, Pagination, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconMailCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { mailKindNames, type OutgoingMail } from '../mail.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { pageLabels } from '#panel/list/list-paging.tsx';
import { useRowKeys } from '#panel/list/list-selection.tsx';
import rowList from '#panel/list/row-list.module.css';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { decideHeldMails, useHeldMails } from './outbox.api.ts';

/** Lists the mails that a restore holds; an admin sends or gives up chosen ones or all. */
export function HeldMailsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer title="Bekletilen E-postalar" isOpen onClose={onClose}>
      <HeldMails />
    </SideDrawer>
  );
}

function HeldMails() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useHeldMails(page);
  const rows = data?.data ?? [];
  const { keys, setKeys } = useRowKeys(
    String(page),
    rows.map(({ id }) => id),
  );
  // Mails that were sent or given up leave the list, so this page may no longer exist.
  if (data && page > data.last_page) setPage(data.last_page);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<IconMailCheck size={28} stroke={1.5} aria-hidden />}
        title="Bekletilen e-posta kalmadı"
        text="Gönderilenler ve gönderilmeyecekler Giden E-postalar listesindedir."
      />
    );
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(keys);
    if (isChosen) next.add(id);
    else next.delete(id);
    setKeys(next);
  };
  return (
    <div className={rowList.list}>
      <Decisions chosen={[...keys].map(Number)} total={data.total} />
      <ul className={rowList.rows}>
        {rows.map((mail) => (
          <li key={mail.id} className={rowList.row}>
            <HeldMail mail={mail} isChosen={keys.has(mail.id)} onChoose={(is) => choose(mail.id, is)} />
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination total={data.last_page} value={page} onChange={setPage} size="sm" {...pageLabels} />
      )}
    </div>
  );
}

type HeldMailProps = { mail: OutgoingMail; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function HeldMail({ mail, isChosen, onChoose }: HeldMailProps) {
  const { kind, recipients, subject, created_at: at } = mail;
  return (
    <>
      <Checkbox
        aria-label={`${subject}, ${recipients}: seç`}
        iconColor="var(--panel-surface)"
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={rowList.name}>
        <Text fw={550}>{subject}</Text>
        <Text size="xs" c="dimmed">
          {mailKindNames[kind]} · {recipients.replaceAll(',', ', ')}
        </Text>
        <Text size="xs" c="dimmed">
          Yazıldı:{' '}
          <time dateTime={at} title={formatInstant(at)}>
            {relativeTime(at, new Date())}
          </time>
        </Text>
      </div>
    </>
  );
}

/** The buttons decide about the chosen mails, or about all if none is chosen. */
function Decisions({ chosen, total }: { chosen: readonly number[]; total: number }) {
  const isAll = chosen.length === 0;
  const mails = `${isAll ? 'Tümü: ' : ''}${formatNumber(isAll ? total : chosen.length)} e-posta`;
  const confirm = (decision: 'send' | 'drop') => {
    const words = decisions[decision];
    modals.openConfirmModal({
      title: words.question,
      children: (
        <Stack gap={6}>
          <Text fw={600}>{mails}</Text>
          <Text size="sm">{words.consequence}</Text>
        </Stack>
      ),
      labels: { confirm: words.yes, cancel: 'İptal' },
      cancelProps: { 'data-autofocus': true },
      withCloseButton: false,
      onConfirm: () => {
        decideHeldMails(decision, chosen).then(
          () => notice('Başarılı!', { text: words.done, name: mails }),
          (error: unknown) => showFailure(error),
        );
      },
    });
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Yedekten sonra gönderilmiş olan bir e-posta buradan gönderilirse alıcıya ikinci kez gider.
      </Text>
      <Group gap="xs">
        <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => confirm('send')}>
          {isAll ? 'Tümünü Gönder' : `Seçilenleri Gönder (${chosen.length})`}
        </Button>
        <Button variant="default" onClick={() => confirm('drop')}>
          {isAll ? 'Hiçbiri Gönderilmesin' : `Seçilenler Gönderilmesin (${chosen.length})`}
        </Button>
      </Group>
    </Stack>
  );
}

const decisions = {
  send: {
    question: 'E-postalar gönderilsin mi?',
    consequence: 'Gönderilen bir e-posta geri alınamaz.',
    yes: 'Evet, Gönder',
    done: 'E-postalar sırayla gönderilecek.',
  },
  drop: {
    question: 'E-postalar gönderilmesin mi?',
    consequence:
      'Giden E-postalar listesinde “Gönderilemedi” olarak kalırlar. Bağlantı içerenler dışında oradan yeniden gönderilebilirler.',
    yes: 'Evet, Gönderilmesin',
    done: 'E-postalar gönderilmeyecek.',
  },
};
