import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OrderLine } from '#features/orders/order.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { useOrder } from '../messages.api.ts';
import classes from '../message-view.module.css';

/** Lists the products of an offer request, as they were when the request was sent. */
export function OrderLines({ id }: { id: number }) {
  const { data, error, refetch } = useOrder(id);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <section aria-label="İstenen ürünler">
      <h3 className={classes.part}>{formatNumber(data.lines.length)} kalem için teklif isteniyor</h3>
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
        <Text fw={600}>{quantity > 0 ? `${formatNumber(quantity)} adet` : 'Adet belirtilmedi'}</Text>
        {wantsSample && (
          <Text size="xs" className={classes.sample}>
            Numune istiyor
          </Text>
        )}
      </div>
    </>
  );
}
