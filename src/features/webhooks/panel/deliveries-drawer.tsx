import { Button, Stack, Text } from '@mantine/core';
import { IconHistoryOff, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Delivery, Webhook } from '../webhook.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatInstant } from '#panel/format/format.ts';
import rowList from '#panel/list/row-list.module.css';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { eventName } from './event-name.ts';
import { showResult } from './show-result.ts';
import { replayDelivery, useDeliveries } from './webhooks.api.ts';

type DeliveriesDrawerProps = { webhook: Webhook | undefined; onClose: () => void };

/** The last attempts to tell an address something; each event can be sent again. */
export function DeliveriesDrawer({ webhook, onClose }: DeliveriesDrawerProps) {
  return (
    <SideDrawer title="Gönderimler" isOpen={webhook !== undefined} onClose={onClose}>
      {webhook && (
        <Stack>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {webhook.name}
          </Text>
          <DeliveryLog webhook={webhook} />
        </Stack>
      )}
    </SideDrawer>
  );
}

function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { data, error, refetch } = useDeliveries(webhook.id);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<IconHistoryOff size={28} stroke={1.5} aria-hidden />}
        title="Henüz gönderim yok"
        text="Gönderimler burada 30 gün durur."
      />
    );
  return (
    <ul className={rowList.rows} aria-label="Gönderimler">
      {data.map((delivery) => (
        <li key={delivery.id} className={rowList.row}>
          <DeliveryRow webhook={webhook} delivery={delivery} />
        </li>
      ))}
    </ul>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const { type, record, at, status, error, duration, sequence } = delivery;
  const [isSending, setIsSending] = useState(false);
  const replay = () => {
    setIsSending(true);
    replayDelivery(webhook.id, delivery.id)
      .then(showResult, (failure: unknown) => showFailure(failure))
      .finally(() => setIsSending(false));
  };
  const name = record === 0 ? eventName(type) : `${eventName(type)} · ${record}`;
  return (
    <>
      <div className={rowList.name}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c={error === null ? 'dimmed' : 'var(--mantine-color-error)'}>
          {error ?? `Alındı (${String(status)})`}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={at}>{formatInstant(at)}</time> · {duration} ms
        </Text>
      </div>
      {sequence !== null && (
        <Button
          size="xs"
          variant="default"
          loading={isSending}
          leftSection={<IconSend size={14} aria-hidden />}
          aria-label={`${name}: yeniden gönder`}
          onClick={replay}
        >
          Yeniden
        </Button>
      )}
    </>
  );
}
