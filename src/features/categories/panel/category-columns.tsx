import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { categoryLevels, type Category, type CategoryTree } from '../category.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { publicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { deleteCategory } from './categories.api.ts';
import { categoryName, type CategoryRow } from './category-options.ts';
import classes from './category-columns.module.css';

type CategoryActions = {
  section: CategoryTree;
  onEdit: (category: Category) => void;
  onAddUnder: (category: Category) => void;
  mainLang: string;
};

const productColumns: Column<CategoryRow>[] = [
  {
    key: 'seo_name',
    header: 'Sayfa adresi',
    from: 'desktop',
    width: '32%',
    render: ({ node }) => (
      <Text size="sm" c="dimmed" truncate>
        /urunler/{node.seo_name}
      </Text>
    ),
  },
  {
    key: 'product_count',
    header: 'Ürün',
    from: 'tablet',
    width: 90,
    render: ({ node }) => formatNumber(node.product_count),
  },
];

/** Categories of school tours have no public pages. */
const tourColumns: Column<CategoryRow>[] = [
  {
    key: 'tour_count',
    header: 'Okul turu',
    from: 'tablet',
    width: 110,
    render: ({ node }) => formatNumber(node.tour_count),
  },
];

export function categoryColumns(actions: CategoryActions): Column<CategoryRow>[] {
  return [
    {
      key: 'name',
      header: 'Kategori',
      render: ({ node, name, depth }) => (
        <div className={classes.name} style={{ '--depth': depth } as CSSProperties}>
          <Thumbnail picture={node.image} size={depth === 0 ? 40 : 32} />
          <UnstyledButton className={classes.link} onClick={() => actions.onEdit(node)} data-depth={depth}>
            {name}
          </UnstyledButton>
        </div>
      ),
    },
    ...(actions.section === 'products' ? productColumns : tourColumns),
    stateColumn(({ node }) => publicState(node.is_active)),
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (row) => <CategoryMenu row={row} {...actions} />,
    },
  ];
}

function CategoryMenu({
  section,
  row: { node, depth },
  onEdit,
  onAddUnder,
  mainLang,
}: CategoryActions & { row: CategoryRow }) {
  return (
    <RecordMenu
      name={categoryName(node, mainLang)}
      edit={() => onEdit(node)}
      sitePath={
        section === 'products' && node.is_active
          ? sitePath('', 'products', { seo_name: node.seo_name })
          : undefined
      }
      deletion={{ remove: () => deleteCategory(node.id) }}
    >
      {depth + 1 < categoryLevels && (
        <Menu.Item leftSection={<IconFolderPlus size={16} aria-hidden />} onClick={() => onAddUnder(node)}>
          Alt Kategori Ekle
        </Menu.Item>
      )}
    </RecordMenu>
  );
}
