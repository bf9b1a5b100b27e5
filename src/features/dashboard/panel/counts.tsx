import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Dashboard } from '../dashboard.ts';
import { formatBytes, formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import classes from './dashboard-page.module.css';

/** The numbers of records, with links to their lists. */
export function Counts({ data }: { data: Dashboard }) {
  const counts = [
    { label: 'Ürün', value: data.products, note: productNote(data), to: paths.products },
    { label: 'Kategori', value: data.categories, note: 'tüm düzeylerde', to: paths.categories },
    { label: 'Görsel', value: data.pictures, note: mediaNote(data), to: paths.media },
    { label: 'Dil', value: data.languages, note: 'tanımlı', to: paths.languages },
  ];
  return (
    <div className={classes.counts}>
      {counts.map(({ label, value, note, to }) => (
        <Paper key={label} withBorder className={classes.count}>
          <Text c="dimmed">
            <Anchor component={Link} to={to} className={classes.cover}>
              {label}
            </Anchor>
          </Text>
          <p className={classes.figure}>{formatNumber(value)}</p>
          <Text size="xs" c="dimmed" mih={18}>
            {note}
          </Text>
        </Paper>
      ))}
    </div>
  );
}

/** Explains why visitors do not see every product. */
function productNote(data: Dashboard): string {
  const notes = [
    [data.inactive_products, 'yayında değil'],
    [data.products_in_inactive_categories, 'kategorisi yayında değil'],
    [data.scheduled_products, 'ileri tarihli'],
  ] as const;
  const hidden = notes.filter(([count]) => count > 0).map(([count, why]) => `${formatNumber(count)} ${why}`);
  return hidden.join(', ') || (data.products > 0 ? 'hepsi yayında' : '');
}

function mediaNote({ documents, videos, media_bytes: bytes }: Dashboard): string {
  const others = [
    documents > 0 && `${formatNumber(documents)} belge`,
    videos > 0 && `${formatNumber(videos)} video`,
    formatBytes(bytes),
  ];
  return others.filter(Boolean).join(' · ');
}
