import { Anchor, Paper, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router';
import { homeSectionNames, type HomeSectionKey, type ManagedHomeSection } from '../home-section.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { noticeReordered, noticeUpdated, showFailure, showReorderFailure } from '#panel/feedback/notices.tsx';
import { OrderHistoryButton } from '#panel/history/order-history.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { paths } from '#shared/panel-paths.ts';
import { homeSections, homeSectionsPath, orderHomeSections, switchHomeSection } from './home-sections.api.ts';
import { SectionSketch } from './section-sketch.tsx';
import sorting from '#panel/sorting/sort-list.module.css';
import classes from './home-sections.module.css';

/** The address of the screen that edits each section's content. */
const editors: Readonly<Record<HomeSectionKey, string>> = {
  slider: '?tab=slider',
  categories: paths.categories,
  featured_products: `${paths.products}?section=featured`,
  intro: '?tab=intro',
  figures: '?tab=figures',
  banner: '?tab=banner',
  fairs_and_blog: '/admin/pages/blog',
  certificates: `${paths.about}?tab=certificates`,
};

const keyOf = ({ section }: ManagedHomeSection) => section;

/** Lets staff switch the sections of the home page on and off, and sort them. */
export function HomeSections() {
  const { data, error, refetch } = useQuery(homeSections);
  const [first, others] = splitSections(data ?? []);
  const draw = useCallback(
    (row: ManagedHomeSection, index: number, handle: ReactNode) => (
      <HomeSectionRow row={row} index={index + 1} handle={handle} />
    ),
    [],
  );
  return (
    <>
      <PageHead
        title="Bölümler"
        note="Anasayfada yukarıdan aşağıya bu sırayla görünür; slaytlar hep ilk ekrandadır. İçeriği olmayan bölüm görünmez."
        actions={<OrderHistoryButton path={homeSectionsPath} />}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <Paper withBorder className={sorting.card}>
          {first && (
            <div className={classes.first}>
              <HomeSectionRow row={first} index={0} />
            </div>
          )}
          <SortableRows
            items={others}
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

/** Separates the slider, which is always first, from the sections that can be ordered. */
function splitSections(sections: readonly ManagedHomeSection[]) {
  const first = sections.find(({ section }) => section === 'slider');
  return [first, sections.filter((one) => one !== first)] as const;
}

type RowProps = { row: ManagedHomeSection; index: number; handle?: ReactNode };

function HomeSectionRow({ row: { section, is_active }, index, handle }: RowProps) {
  const name = homeSectionNames[section];
  return (
    <div className={sorting.line} data-off={!is_active || undefined}>
      <span className={handle ? sorting.handles : classes.noHandle}>{handle}</span>
      <span className={sorting.position}>{index + 1}</span>
      <SectionSketch section={section} />
      <div className={classes.name}>
        <Text fw={500}>{name}</Text>
        <Anchor
          component={Link}
          to={editors[section]}
          size="sm"
          underline="always"
          aria-label={`${name}: içeriği düzenle`}
        >
          İçeriği düzenle
        </Anchor>
      </div>
      <Switch
        checked={is_active}
        aria-label={`${name} görünsün`}
        onChange={({ currentTarget }) => {
          switchHomeSection(section, currentTarget.checked).then(() => noticeUpdated(name), showFailure);
        }}
      />
    </div>
  );
}
