import { Anchor, Button, Group, Paper, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Dashboard } from '#shared/api/statistics/dashboard.ts';
import { linkToRecord } from '../../session/chosen-record.ts';
import { LoadError } from '../../components/feedback/load-states.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { formatBytes, formatNumber } from '../../format/format.ts';
import { paths } from '../../navigation.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { useDashboard } from './dashboard.api.ts';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import classes from './dashboard-page.module.css';

export function DashboardPage() {
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHead
        title="İstatistikler"
        actions={
          <Button component={Link} to={paths.productInsert} leftSection={<IconPlus size={16} aria-hidden />}>
            Yeni Ürün
          </Button>
        }
      />
      <UnfinishedDrafts />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Counts data={data} />
          <RecentProducts products={data?.recent_products} />
        </>
      )}
    </>
  );
}

function Counts({ data }: { data: Dashboard | undefined }) {
  const productNotes = [
    data?.inactive_products ? `${formatNumber(data.inactive_products)} yayında değil` : '',
    data?.products_in_inactive_categories
      ? `${formatNumber(data.products_in_inactive_categories)} kategorisi yayında değil`
      : '',
    data?.scheduled_products ? `${formatNumber(data.scheduled_products)} ileri tarihli` : '',
  ].filter(Boolean);
  const mediaNotes = [
    data?.documents ? `${formatNumber(data.documents)} belge` : '',
    data?.videos ? `${formatNumber(data.videos)} video` : '',
    data ? formatBytes(data.media_bytes) : '',
  ].filter(Boolean);
  const counts = [
    {
      label: 'Ürün',
      value: data?.products,
      note: productNotes.join(', ') || (data?.products ? 'hepsi yayında' : ''),
      to: paths.products,
    },
    { label: 'Kategori', value: data?.categories, note: 'tüm düzeylerde', to: paths.categories },
    { label: 'Görsel', value: data?.pictures, note: mediaNotes.join(' · ') },
    { label: 'Dil', value: data?.languages, note: 'tanımlı' },
  ];
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      {counts.map(({ label, value, note, to }) => (
        <Paper key={label} withBorder className={classes.count}>
          <Text c="dimmed">
            {to ? (
              <Anchor component={Link} to={to} className={classes.cover}>
                {label}
              </Anchor>
            ) : (
              label
            )}
          </Text>
          {value === undefined ? (
            <Skeleton height={36} width={64} my={4} />
          ) : (
            <p className={classes.figure}>{formatNumber(value)}</p>
          )}
          <Text size="xs" c="dimmed" mih={18}>
            {value !== undefined && note}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function RecentProducts({ products }: { products: Dashboard['recent_products'] | undefined }) {
  return (
    <Paper withBorder component="section" mt="md" className={classes.recent} aria-labelledby="recent">
      <Title order={2} id="recent">
        Son değişen ürünler
      </Title>
      {products?.length === 0 && (
        <Text c="dimmed" mt="xs">
          Henüz ürün yok.
        </Text>
      )}
      {!products && <Skeleton height={200} mt="md" />}
      <ul className={classes.list}>
        {products?.map(({ id, name, code, updated_at, updated_by }) => (
          <li key={id} className={classes.row}>
            <div className={classes.names}>
              <Anchor component={Link} {...linkToRecord('products', id)}>
                {name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {code}
              </Text>
            </div>
            <Group gap={6} className={classes.when}>
              {updated_by && <span>{updated_by},</span>}
              <time dateTime={updated_at}>{relativeTime(updated_at, new Date())}</time>
            </Group>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
