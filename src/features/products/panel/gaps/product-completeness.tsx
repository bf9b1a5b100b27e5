import { Anchor, Box, Button, Progress, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Language } from '#features/languages/language.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { read } from '#panel/api/client.ts';
import { readAnew } from '#panel/api/queries.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { paths } from '#shared/panel-paths.ts';
import { ProductCompleteness as Answer, type FamilyCompleteness } from '../../product-families.ts';
import { gapFilters } from './gap-filters.ts';
import classes from './completeness-section.module.css';

/** The most frequent gaps of a category that its row names. */
const shownGaps = 4;

/** How complete the products of each category are, with links to the lists of those that lack something. */
export function ProductCompleteness() {
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'completeness'],
    queryFn: () => read(Answer, '/products/completeness'),
    ...readAnew,
  });
  const { data: languages } = useLanguages();
  const columns = useMemo(() => columnsOf(languages ?? []), [languages]);
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
      rows={data?.families}
      rowKey={({ category_id: id }) => id}
      error={error}
      onRetry={() => void refetch()}
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

function columnsOf(languages: readonly Language[]): Column<FamilyCompleteness>[] {
  const names = new Map(gapFilters(languages).map(({ value, label }) => [value, label]));
  return [
    {
      key: 'category',
      header: 'Kategori',
      render: (row) => (
        <>
          <CategoryName row={row} />
          <Box hiddenFrom="sm" mt={4}>
            <Gaps row={row} names={names} />
          </Box>
        </>
      ),
    },
    { key: 'products', header: 'Ürün', width: 90, render: ({ products }) => formatNumber(products) },
    {
      key: 'complete',
      header: 'Eksiksiz',
      width: 100,
      from: 'tablet',
      render: ({ complete }) => formatNumber(complete),
    },
    { key: 'score', header: 'Ortalama', width: 130, render: (row) => <Score row={row} /> },
    {
      key: 'gaps',
      header: 'En sık eksikler',
      width: '36%',
      from: 'tablet',
      render: (row) => <Gaps row={row} names={names} />,
    },
  ];
}

const listOf = (categoryId: number, without = '') =>
  `${paths.products}?${new URLSearchParams({ category_id: String(categoryId), ...(without && { without }) }).toString()}`;

function CategoryName({ row: { category_id: id, path, family } }: { row: FamilyCompleteness }) {
  const above = path.slice(0, -1).join(' › ');
  const template = family && family !== path.at(-1) ? `Ailesi: ${family}` : '';
  return (
    <div className={classes.category}>
      <Anchor component={Link} to={listOf(id)} size="sm" fw={600}>
        {path.at(-1)}
      </Anchor>
      <Text size="xs" c="dimmed">
        {[above, template].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}

function Score({ row: { score, path } }: { row: FamilyCompleteness }) {
  return (
    <div className={classes.score}>
      <Progress value={score} size={6} color="ink" aria-label={`${path.at(-1)}: tamlık`} />
      <Text size="sm">%{score}</Text>
    </div>
  );
}

type GapsProps = { row: FamilyCompleteness; names: ReadonlyMap<string, string> };

function Gaps({ row: { category_id: id, path, gaps }, names }: GapsProps) {
  if (gaps.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Eksik yok
      </Text>
    );
  return (
    <ul className={classes.frequent}>
      {gaps.slice(0, shownGaps).map(({ key, count }) => {
        const name = names.get(key) ?? key;
        const text = `${name}: ${formatNumber(count)}`;
        return (
          <li key={key}>
            <Anchor
              component={Link}
              to={listOf(id, key)}
              size="sm"
              underline="always"
              aria-label={`${path.at(-1)}, ${text}`}
            >
              {text}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
