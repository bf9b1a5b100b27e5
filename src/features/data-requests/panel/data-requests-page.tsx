import { Anchor, Badge, Button, Select, Text } from '@mantine/core';
import { IconPlus, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { DataRequest } from '../data-request.ts';
import { remindedDays, requestKinds } from '../data-request.rules.ts';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { formatDate } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { DataRequestForm } from './data-request-form.tsx';
import { useDataRequests } from './data-requests.api.ts';

const states = [
  { value: '', label: 'Bütün başvurular' },
  { value: 'open', label: 'Açık' },
  { value: 'closed', label: 'Kapandı' },
];

/** Lists the applications about personal data: the open ones with their last days, and the answered ones. */
export function DataRequestsPage() {
  const filter = useListFilter(['state']);
  const { state } = filter.values;
  const [opened, setOpened] = useState<DataRequest | 'new'>();
  const { data, error, refetch, isPlaceholderData } = useDataRequests({ page: filter.page, state });
  const close = () => setOpened(undefined);
  const newButton = mayUse('personal-data') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      Yeni Başvuru
    </Button>
  );
  return (
    <>
      <ListPage
        title="KVKK Başvuruları"
        note="Kişilerin kendi verileriyle ilgili başvuruları; her biri otuz gün içinde yanıtlanır."
        actions={newButton}
        filters={
          <Select
            aria-label="Durum"
            data={states}
            value={state}
            allowDeselect={false}
            onChange={(value) => filter.setFilter('state', value ?? '')}
            w={190}
          />
        }
        columns={columns(setOpened)}
        rows={data?.data}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
        empty={{
          title: 'Başvuru yok',
          text: 'Siteden gelen bir mesajı, mesajın işlemler menüsünden başvuru yapabilir; posta, KEP ya da elden gelenleri kendiniz ekleyebilirsiniz.',
          icon: <IconShieldLock size={28} stroke={1.5} aria-hidden />,
          ...(newButton && { action: newButton }),
        }}
      />
      <RecordDrawer
        title={opened === 'new' ? 'Yeni Başvuru' : 'Başvuru'}
        isOpen={opened !== undefined}
        onClose={close}
      >
        {opened && (
          <DataRequestForm
            key={opened === 'new' ? 'new' : opened.id}
            {...(opened !== 'new' && { request: opened })}
            onClose={close}
          />
        )}
      </RecordDrawer>
    </>
  );
}

const columns = (open: (request: DataRequest) => void): Column<DataRequest>[] => [
  {
    key: 'name',
    header: 'Başvuran',
    render: (request) => (
      <>
        <Anchor component="button" type="button" c="inherit" fw={550} ta="left" onClick={() => open(request)}>
          {request.name}
        </Anchor>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {request.email || request.contact}
        </Text>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Talep',
    from: 'tablet',
    render: ({ kind }) => requestKinds[kind],
  },
  {
    key: 'received_on',
    header: 'Geldiği gün',
    from: 'desktop',
    width: 130,
    render: ({ received_on: day }) => <DimmedText>{formatDate(noonOf(day))}</DimmedText>,
  },
  {
    key: 'due_on',
    header: 'Son gün',
    width: 190,
    render: (request) => <Term request={request} />,
  },
];

function Term({ request: { due_on: dueOn, days_left: left } }: { request: DataRequest }) {
  if (left === null)
    return (
      <Badge variant="light" color="gray" tt="none">
        Kapandı
      </Badge>
    );
  return (
    <>
      <Text size="sm">{formatDate(noonOf(dueOn))}</Text>
      <Badge variant="light" color={left <= remindedDays[0] ? 'red' : 'gray'} tt="none">
        {leftText(left)}
      </Badge>
    </>
  );
}

/** An instant that is on this day in the company's time zone too. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

function leftText(left: number): string {
  if (left < 0) return `${-left} gün geçti`;
  return left === 0 ? 'Bugün son gün' : `${left} gün kaldı`;
}
