import { Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconHistory, IconKey, IconPlayerPlay, IconPlus, IconSend, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import type { Webhook } from '../webhook.ts';
import { askFirst } from '#panel/feedback/ask-first.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { RenewedSecretDrawer } from './new-secret.tsx';
import { showResult } from './show-result.ts';
import { WebhookDrawer } from './webhook-form.tsx';
import { deleteWebhook, renewSecret, resumeWebhook, testWebhook, useWebhooks } from './webhooks.api.ts';

/** Lists the addresses that are told what happens here (docs/product.md, "Webhooks"). */
export function WebhooksTab() {
  const { data, error, refetch } = useWebhooks();
  const [chosen, setChosen] = useState<Webhook | 'new'>();
  const [logged, setLogged] = useState<Webhook>();
  const [secret, setSecret] = useState<string>();
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen('new')}>
      Yeni Adres
    </Button>
  );
  return (
    <>
      <ListPage
        title="Bildirim Adresleri"
        note={data && `${formatNumber(data.length)} adres`}
        actions={newButton}
        columns={columns({
          open: setChosen,
          openLog: setLogged,
          renew: (webhook) => confirmRenewal(webhook, setSecret),
        })}
        rows={data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Henüz bildirim adresi yok',
          text: 'Bir ürün eklenince, değişince ya da mesaj gelince başka bir programa haber verin (webhook).',
          icon: <IconWebhook size={28} stroke={1.5} aria-hidden />,
          action: newButton,
        }}
      />
      <WebhookDrawer webhook={chosen} onClose={() => setChosen(undefined)} />
      <RenewedSecretDrawer secret={secret} onClose={() => setSecret(undefined)} />
      <DeliveriesDrawer webhook={logged} onClose={() => setLogged(undefined)} />
    </>
  );
}

type Opening = Record<'open' | 'openLog' | 'renew', (webhook: Webhook) => void>;

const columns = ({ open, openLog, renew }: Opening): Column<Webhook>[] => [
  {
    key: 'name',
    header: 'Program ve adres',
    render: (webhook) => (
      <>
        <UnstyledButton
          onClick={() => open(webhook)}
          style={{ fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {webhook.name}
        </UnstyledButton>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {webhook.url}
        </Text>
        <WebhookState webhook={webhook} />
      </>
    ),
  },
  {
    key: 'waiting',
    header: 'Bekleyen',
    from: 'tablet',
    width: 100,
    render: ({ waiting }) => formatNumber(waiting),
  },
  {
    key: 'last_success_at',
    header: 'Son bildirim',
    from: 'tablet',
    width: 150,
    render: ({ last_success_at: at }) =>
      at === null ? (
        <DimmedText>Henüz yok</DimmedText>
      ) : (
        <Text size="sm" c="dimmed">
          <time dateTime={at} title={formatInstant(at)}>
            {relativeTime(at, new Date())}
          </time>
        </Text>
      ),
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: (webhook) => (
      <RecordMenu
        name={webhook.name}
        edit={() => open(webhook)}
        deletion={{
          remove: () => deleteWebhook(webhook.id),
          restoring: 'Bekleyen bildirimler gönderilmez; imza anahtarı geçersiz olur.',
        }}
      >
        {webhook.state === 'paused' && (
          <Menu.Item leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => resume(webhook)}>
            Devam Et
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => test(webhook)}>
          Deneme Gönder
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => openLog(webhook)}>
          Gönderimler
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => renew(webhook)}>
          İmza Anahtarını Yenile
        </Menu.Item>
      </RecordMenu>
    ),
  },
];

function WebhookState({
  webhook: { state, failing_since: since, last_error: reason },
}: {
  webhook: Webhook;
}) {
  if (state === 'active') return null;
  const first = since === null ? '' : ` İlk hata: ${relativeTime(since, new Date())}.`;
  return (
    <Text size="sm" mt={4}>
      <Mark>{state === 'paused' ? 'Durduruldu' : 'Yeniden deneniyor'}</Mark> {reason}
      {first}
    </Text>
  );
}

function resume({ id, name }: Webhook): void {
  resumeWebhook(id).then(
    () => notice('Bildirimler yeniden gönderiliyor', { name }),
    (error: unknown) => showFailure(error),
  );
}

function test({ id }: Webhook): void {
  testWebhook(id).then(showResult, (error: unknown) => showFailure(error));
}

function confirmRenewal({ id, name }: Webhook, show: (secret: string) => void): void {
  askFirst(name, {
    title: 'İmza anahtarı yenilensin mi?',
    text: 'Şimdiki anahtar hemen geçersiz olur. Program yeni anahtarı alana kadar bildirimleri geri çevirebilir; onlar yeniden gönderilir.',
    confirm: 'Yenile',
    onConfirm: () =>
      void renewSecret(id).then(
        ({ secret }) => show(secret),
        (error: unknown) => showFailure(error),
      ),
  });
}
