import { Paper, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconFolderPlus } from '@tabler/icons-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { CategoryNode, CategoryTree } from '../category.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { noticeReordered, showReorderFailure } from '#panel/feedback/notices.tsx';
import { OrderHistoryButton } from '#panel/history/order-history.tsx';
import { SortModeHead } from '#panel/sorting/sort-mode-head.tsx';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { useCategoryTree, categoryTreeKey } from './categories.api.ts';
import { categoryName } from './category-options.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { write } from '#panel/api/client.ts';
import { queueOf, saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { changeLevel, levelOf } from './category-levels.ts';
import sorting from '#panel/sorting/sort-list.module.css';
import classes from './category-sort.module.css';

type CategorySortProps = { section: CategoryTree; mainLang: string; onLeave: () => void };

/** The sort mode of a category tree. Each level is sorted separately. */
export function CategorySort({ section, mainLang, onLeave }: CategorySortProps) {
  const { data: tree, error, refetch } = useCategoryTree(section);
  return (
    <>
      <SortModeHead
        title="Kategorileri Sırala"
        note="Her düzey kendi içinde sıralanır; alt kategorilerini sıralamak için bir kategoriyi açın."
        history={<LevelHistory section={section} parentId={null} />}
        onLeave={onLeave}
      />
      <Paper withBorder className={sorting.card}>
        {error && !tree && <LoadError error={error} onRetry={() => void refetch()} />}
        {!error && !tree && <Loading />}
        {tree?.length === 0 && (
          <EmptyState
            icon={<IconFolderPlus size={28} stroke={1.5} aria-hidden />}
            title="Sıralanacak kategori yok"
            text="Önce bir kategori açın."
          />
        )}
        {tree && tree.length > 0 && (
          <Level section={section} parentId={null} nodes={tree} mainLang={mainLang} />
        )}
      </Paper>
    </>
  );
}

type LevelProps = {
  section: CategoryTree;
  parentId: number | null;
  nodes: readonly CategoryNode[];
  mainLang: string;
};

const keyOf = ({ id }: CategoryNode) => String(id);

function Level({ section, parentId, nodes, mainLang }: LevelProps) {
  // All levels start closed, so that the categories of one level are close together.
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const draw = useCallback(
    (node: CategoryNode, index: number, handle: ReactNode) => (
      <>
        <div className={`${sorting.line} ${classes.line}`}>
          <span className={sorting.handles}>{handle}</span>
          <span className={`${sorting.position} ${classes.position}`}>{index + 1}</span>
          <Thumbnail picture={node.image} size={parentId === null ? 40 : 32} />
          <Text fw={parentId === null ? 600 : 450} className={sorting.name}>
            {categoryName(node, mainLang)}
          </Text>
          {node.sub_categories.length > 1 && (
            <LevelHistory section={section} parentId={node.id} below={categoryName(node, mainLang)} />
          )}
          {node.sub_categories.length > 0 && (
            <Toggle
              name={categoryName(node, mainLang)}
              count={node.sub_categories.length}
              isOpen={openIds.has(node.id)}
              onToggle={() => setOpenIds((ids) => ids.symmetricDifference(new Set([node.id])))}
            />
          )}
        </div>
        {openIds.has(node.id) && (
          <Level section={section} parentId={node.id} nodes={node.sub_categories} mainLang={mainLang} />
        )}
      </>
    ),
    [section, parentId, mainLang, openIds],
  );
  return (
    <SortableRows
      items={nodes}
      itemKey={keyOf}
      itemLabel={(node) => categoryName(node, mainLang)}
      onSort={(keys) => {
        sortCategories(section, parentId, keys.map(Number)).then(noticeReordered, showReorderFailure);
      }}
      className={`${sorting.rows} ${classes.level}`}
      itemClassName={`${sorting.row} ${classes.item}`}
      hasPositions
      isLocked={nodes.length < 2}
    >
      {draw}
    </SortableRows>
  );
}

type ToggleProps = { name: string; count: number; isOpen: boolean; onToggle: () => void };

function Toggle({ name, count, isOpen, onToggle }: ToggleProps) {
  return (
    <UnstyledButton
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-label={`${name}: ${count} alt kategori`}
      onClick={onToggle}
    >
      <span className={classes.toggleWord}>{count} alt kategori</span>
      <span className={classes.toggleNumber}>{count}</span>
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  );
}

type LevelHistoryProps = { section: CategoryTree; parentId: number | null; below?: string };

/** The history of one level's order. `below` is the name of the level's parent. */
function LevelHistory({ section, parentId, below }: LevelHistoryProps) {
  return (
    <OrderHistoryButton
      path="/categories"
      query={{ section, sub_category: parentId }}
      {...(below !== undefined && { below })}
    />
  );
}

/** Orders the categories below `parentId`; null means the main categories. */
function sortCategories(
  section: CategoryTree,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  return saveOptimisticOrder<CategoryNode[]>({
    queryKey: categoryTreeKey(section),
    reorder: (tree) => changeLevel(tree, parentId, (level) => sortByIds(level, ids)),
    versionOf: (tree) => levelOf(tree, parentId)[0]?.order_version,
    withVersion: (tree, order_version) =>
      changeLevel(tree, parentId, (level) => level.map((node) => ({ ...node, order_version }))),
    send: (order_version) => {
      const fields = { section, sub_category: parentId, queue: queueOf(ids), order_version };
      return write(OrderWritten, 'PUT', '/categories/queue', fields);
    },
  });
}
