import { Badge, Button, Text } from '@mantine/core';
import { IconLifebuoy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { supportPriorities, supportStatuses, type SupportRequest } from '../support.ts';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { mayUse } from '#panel/session/permission.ts';
import { SupportForm } from './support-form.tsx';
import { setSupportStatus, useSupportRequests } from './support.api.ts';
import classes from './support-page.module.css';

export function SupportPage() {
  const filter = useListFilter([]);
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useSupportRequests(filter.page);
  const newButton = mayUse('messages') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
      Yeni Talep
    </Button>
  );
  const close = () => setIsOpen(false);
  return (
    <>
      <ListPage
        title="Destek Talebi"
        note={data && data.total > 0 && `${formatNumber(data.total)} talebiniz var`}
        actions={newButton}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
        empty={{
          title: 'Henüz destek talebiniz yok',
          text: 'Bir sorun ya da isteğiniz olduğunda yazın; talebiniz destek adresine e-postayla gider.',
          icon: <IconLifebuoy size={28} stroke={1.5} aria-hidden />,
          ...(newButton && { action: newButton }),
        }}
      />
      <RecordDrawer title="Yeni Talep" isOpen={isOpen} onClose={close}>
        <SupportForm onClose={close} />
      </RecordDrawer>
    </>
  );
}

const columns: Column<SupportRequest>[] = [
  {
    key: 'subject',
    header: 'Talep',
    render: (request) => (
      <div className={classes.request}>
        <Text fw={550}>{request.subject}</Text>
        <Text size="sm" className={classes.message}>
          {request.message}
        </Text>
        <Text size="xs" c="dimmed">
          <time dateTime={request.created_at} title={formatInstant(request.created_at)}>
            {relativeTime(request.created_at, new Date())}
          </time>
          {' · '}
          {mailText(request)}
        </Text>
      </div>
    ),
  },
  {
    key: 'priority',
    header: 'Öncelik',
    from: 'tablet',
    width: 110,
    render: ({ priority }) => supportPriorities[priority],
  },
  {
    key: 'status',
    header: 'Durum',
    width: 110,
    render: ({ status }) => (
      <Badge variant="light" color={status === 'open' ? 'blue' : 'gray'} tt="none">
        {supportStatuses[status]}
      </Badge>
    ),
  },
  {
    key: 'change',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 132,
    render: (request) => mayUse('messages') && <StatusButton request={request} />,
  },
];

const mailTexts = {
  waiting: 'E-posta gönderilmeyi bekliyor',
  sent: 'Destek adresine gönderildi',
  failed: 'E-posta gönderilemedi',
};

function mailText({ mail }: SupportRequest): string {
  return mail
    ? mailTexts[mail.state]
    : 'Destek adresi girilmemiş, talep yalnız burada duruyor: Entegrasyonlar ekranında “Destek adresi”ni doldurun';
}

function StatusButton({ request: { id, subject, status } }: { request: SupportRequest }) {
  const [isSaving, setIsSaving] = useState(false);
  const wanted = status === 'open' ? 'closed' : 'open';
  const text = status === 'open' ? 'Kapat' : 'Yeniden Aç';
  const change = () => {
    setIsSaving(true);
    setSupportStatus(id, wanted)
      .then(
        () => noticeUpdated(subject),
        (error: unknown) => showFailure(error),
      )
      .finally(() => setIsSaving(false));
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isSaving}
      aria-label={`${subject}: ${text}`}
      onClick={change}
    >
      {text}
    </Button>
  );
}
