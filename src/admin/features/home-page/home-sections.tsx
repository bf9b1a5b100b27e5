import { Anchor, Paper, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import { homeSectionNames, type HomeSectionKey, type ManagedHomeSection } from '#shared/api/home.ts';
import { LoadError, Loading } from '../../components/feedback/load-states.tsx';
import {
  noticeReordered,
  noticeUpdated,
  showFailure,
  showReorderFailure,
} from '../../components/feedback/notices.tsx';
import { OrderHistoryButton } from '../../components/history/order-history.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { SortableRows } from '../../components/sorting/sortable-rows.tsx';
import { paths } from '../../navigation.ts';
import { homeSections, homeSectionsPath, orderHomeSections, switchHomeSection } from './home-sections.api.ts';
import sorting from '../../components/sorting/sort-list.module.css';
import classes from './home-sections.module.css';

/** Where the content of each section is edited. */
const editors: Readonly<Record<HomeSectionKey, { to: string; label: string } | null>> = {
  slider: { to: '?tab=slider', label: 'Slaytlar' },
  categories: { to: paths.categories, label: 'Kategoriler' },
  featured_products: { to: `${paths.products}?section=featured`, label: 'Ürünler' },
  intro: { to: '?tab=intro', label: 'Tanıtım' },
  figures: { to: '?tab=figures', label: 'Rakamlar' },
  banner: { to: '?tab=banner', label: 'Katalog afişi' },
  fairs_and_blog: null,
  certificates: { to: `${paths.about}?tab=certificates`, label: 'Hakkımızda' },
};

const keyOf = ({ section }: ManagedHomeSection) => section;

/** The sections of the home page: on, off and ordered. */
export function HomeSections() {
  const { data, error, refetch } = useQuery(homeSections);
  const draw = useCallback(
    (row: ManagedHomeSection, index: number, handle: ReactNode) => (
      <HomeSectionRow row={row} index={index} handle={handle} />
    ),
    [],
  );
  return (
    <>
      <PageHead
        title="Bölümler"
        note="Anasayfada yukarıdan aşağıya bu sırayla görünür. İçeriği olmayan bölüm görünmez."
        actions={<OrderHistoryButton path={homeSectionsPath} />}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <Paper withBorder className={sorting.card}>
          <SortableRows
            items={data}
            itemKey={keyOf}
            itemLabel={({ section }) => homeSectionNames[section]}
            onSort={(keys) => {
              orderHomeSections(keys).then(noticeReordered, showReorderFailure);
            }}
            className={sorting.rows}
            itemClassName={sorting.row}
            hasPositions
            isLocked={false}
          >
            {draw}
          </SortableRows>
        </Paper>
      )}
    </>
  );
}

type RowProps = { row: ManagedHomeSection; index: number; handle: ReactNode };

function HomeSectionRow({ row: { section, is_active }, index, handle }: RowProps) {
  const name = homeSectionNames[section];
  const editor = editors[section];
  return (
    <div className={sorting.line} data-off={!is_active || undefined}>
      <span className={sorting.handles}>{handle}</span>
      <span className={sorting.position}>{index + 1}</span>
      <div className={classes.name}>
        <Text fw={500}>{name}</Text>
        {editor && (
          <Anchor component={Link} to={editor.to} size="sm">
            {editor.label}
          </Anchor>
        )}
      </div>
      <Switch
        checked={is_active}
        aria-label={`${name} görünsün`}
        onChange={({ currentTarget }) => {
          switchHomeSection(section, currentTarget.checked).then(noticeUpdated, showFailure);
        }}
      />
    </div>
  );
}
