import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Dashboard } from '../dashboard.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

export function RecentProducts({ products }: { products: Dashboard['recent_products'] }) {
  return (
    <DashboardSection title="Son değişen ürünler" empty={products.length === 0 && 'Henüz ürün yok.'}>
      <ul className={classes.list}>
        {products.map(({ id, name, code, updated_at, updated_by }) => (
          <li key={id} className={classes.row}>
            <div className={classes.names}>
              <Anchor component={Link} {...linkToRecord('products', id)}>
                {name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {[code, updated_by].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <time dateTime={updated_at} className={classes.when}>
              {relativeTime(updated_at, new Date())}
            </time>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
