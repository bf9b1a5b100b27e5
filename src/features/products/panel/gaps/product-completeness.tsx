import { Anchor, Box, Button, Progress, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '#panel/api/client.ts';
import { readAnew } from '#panel/api/queries.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { paths } from '#shared/panel-paths.ts';
import { ProductCompleteness as Answer, type FamilyCompleteness } from '../../product-families.ts';
import { gapName } from '../../gap-names.rules.ts';
import { lackingQuery, type SavedListCompleteness } from '../../saved-list.ts';
import { useSavedListsCompleteness } from '../saved-lists/saved-lists.api.ts';
import classes from './completeness-section.module.css';

/** The most frequent gaps of a category that its row names. */
const shownGaps = 4;

/** A category or a list of the person, and the list of the panel that shows its products. */
type Row = Pick<FamilyCompleteness, 'products' | 'complete' | 'score' | 'gaps'> & {
  key: string;
  group: string;
  name: string;
  note: string;
  query: string;
};

/** How complete the products of each category and of the own lists are; links lead to those that lack something. */
export function ProductCompleteness() {
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'completeness'],
    queryFn: () => read(Answer, '/products/completeness'),
    ...readAnew,
  });
  const lists = useSavedListsCompleteness();
  const isLoading = !data || (!lists.data && !lists.error);
  return (
    <ListPage
      title="Ürünlerin Tamlığı"
      note={data && data.products > 0 ? summary(data) : ' '}
      hint={
        data && data.unmeasured > 0
          ? `${formatNumber(data.unmeasured)} ürün henüz ölçülmedi; en geç bu gece sayılara katılır.`
          : undefined
      }
      actions={
        <Button
          component={Link}
          to={paths.products}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Ürünlere Dön
        </Button>
      }
      columns={columns}
      rows={isLoading ? undefined : [...(lists.data ?? []).map(listRow), ...data.families.map(categoryRow)]}
      rowKey={({ key }) => key}
      groupOf={lists.data?.length ? ({ group }) => group : undefined}
      error={error ?? (lists.data ? null : lists.error)}
      onRetry={() => void Promise.all([refetch(), lists.refetch()])}
      empty={{
        title: 'Henüz ölçülen ürün yok',
        text: 'Ürünler ölçüldükçe kategorilerinin tamlığı burada görünür.',
      }}
    />
  );
}

function summary({ products, complete, score }: Answer): string {
  return `${formatNumber(products)} üründen ${formatNumber(complete)} tanesinde eksik yok · ortalama %${score}`;
}

const listRow = ({ id, query, ...list }: SavedListCompleteness): Row => ({
  ...list,
  key: `list ${id}`,
  group: 'Listelerim',
  note: '',
  query,
});

function categoryRow({ category_id: id, path, family, ...counts }: FamilyCompleteness): Row {
  const name = path.at(-1) ?? '';
  const template = family && family !== name ? `Ailesi: ${family}` : '';
  const note = [path.slice(0, -1).join(' › '), template].filter(Boolean).join(' · ');
  return {
    ...counts,
    key: `category ${id}`,
    group: 'Kategoriler',
    name,
    note,
    query: `category_id=${id}`,
  };
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Ad',
    render: (row) => (
      <>
        <Name row={row} />
        <Box hiddenFrom="sm" mt={4}>
          <Gaps row={row} />
        </Box>
      </>
    ),
  },
  { key: 'products', header: 'Ürün', width: 90, render: ({ products }) => formatNumber(products) },
  {
    key: 'lacking',
    header: 'Eksiği olan',
    width: 120,
    from: 'tablet',
    render: (row) => <Lacking row={row} />,
  },
  { key: 'score', header: 'Ortalama', width: 130, render: (row) => <Score row={row} /> },
  {
    key: 'gaps',
    header: 'En sık eksikler',
    width: '36%',
    from: 'tablet',
    render: (row) => <Gaps row={row} />,
  },
];

function Name({ row: { name, note, query } }: { row: Row }) {
  return (
    <div className={classes.category}>
      <Anchor component={Link} to={`${paths.products}?${query}`} size="sm" fw={600}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </div>
  );
}

/** The number of products that lack anything; it leads to them. */
function Lacking({ row: { name, products, complete, query } }: { row: Row }) {
  const count = products - complete;
  if (count === 0) return formatNumber(0);
  const label = `${name}, eksiği olan ürün: ${formatNumber(count)}`;
  return <GapLink query={lackingQuery(query)} text={formatNumber(count)} label={label} />;
}

function Score({ row: { score, name } }: { row: Row }) {
  return (
    <div className={classes.score}>
      <Progress value={score} size={6} color="ink" aria-label={`${name}: tamlık`} />
      <Text size="sm">%{score}</Text>
    </div>
  );
}

function Gaps({ row: { name, query, gaps } }: { row: Row }) {
  if (gaps.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Eksik yok
      </Text>
    );
  return (
    <ul className={classes.frequent}>
      {gaps.slice(0, shownGaps).map(({ key, count }) => {
        const text = `${gapName(key)}: ${formatNumber(count)}`;
        return (
          <li key={key}>
            <GapLink query={lackingQuery(query, key)} text={text} label={`${name}, ${text}`} />
          </li>
        );
      })}
    </ul>
  );
}

function GapLink({ query, text, label }: { query: string; text: string; label: string }) {
  return (
    <Anchor
      component={Link}
      to={`${paths.products}?${query}`}
      size="sm"
      underline="always"
      aria-label={label}
    >
      {text}
    </Anchor>
  );
}
