import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderLine } from '#features/orders/order.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { openPdfInTab } from '#panel/picture/open-in-tab.ts';
import { readOrderPdf, useOrder } from '../messages.api.ts';
import classes from '../message-view.module.css';

/** Lists the products of an offer request, as they were when the request was sent. */
export function OrderLines({ id }: { id: number }) {
  const { data, error, refetch } = useOrder(id);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <section aria-label="İstenen ürünler">
      <Group justify="space-between" gap="xs" mb={8}>
        <h3 className={classes.part} style={{ margin: 0 }}>
          {formatNumber(data.lines.length)} kalem için teklif isteniyor
        </h3>
        {data.lines.length > 0 && <ListPdf id={id} />}
      </Group>
      <ul className={classes.lines}>
        {data.lines.map((line, index) => (
          <li key={index} className={classes.line}>
            <Thumbnail picture={line.picture} size={52} />
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the list as the visitor has it, to forward it or to print it. */
function ListPdf({ id }: { id: number }) {
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    await openPdfInTab(() => readOrderPdf(id)).catch(showFailure);
    setIsLoading(false);
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileTypePdf size={15} aria-hidden />}
      loading={isLoading}
      onClick={() => void open()}
    >
      PDF olarak aç
    </Button>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { product_id: product, name, variant, code, quantity, note, wants_sample: wantsSample } = line;
  const canOpen = line.is_available && product !== null;
  return (
    <>
      <div className={classes.lineText}>
        {canOpen ? (
          <Anchor component={Link} {...linkToRecord('products', product)} c="inherit" fw={550}>
            {name}
          </Anchor>
        ) : (
          <Text fw={550}>{name}</Text>
        )}
        <Text size="xs" c="dimmed">
          {[variant, code, !canOpen && 'Artık katalogda yok'].filter(Boolean).join(' · ')}
        </Text>
        {note !== '' && <Text className={classes.lineNote}>{note}</Text>}
      </div>
      <div className={classes.quantity}>
        <Text fw={600}>{quantity > 0 ? `${formatNumber(quantity)} adet` : 'Miktar açık'}</Text>
        {wantsSample && (
          <Text size="xs" className={classes.sample}>
            Numune istiyor
          </Text>
        )}
      </div>
    </>
  );
}
