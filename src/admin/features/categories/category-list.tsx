import { Button } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Category, CategoryNode } from '#shared/api/category.ts';
import { DeletedRecordsLink } from '../../components/list/deleted-records.tsx';
import { SortButton } from '../../components/list/sort-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { Loading } from '../../components/feedback/load-states.tsx';
import { RecordDrawer } from '../../components/form/record-drawer.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { useListFilter } from '../../components/list/use-list-filter.ts';
import { formatNumber } from '../../format/format.ts';
import { useLanguages } from '../languages/languages.api.ts';
import { useCategoryTree } from './categories.api.ts';
import { categoryColumns } from './category-columns.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryRows, matchingRows } from './category-options.ts';
import { CategorySort } from './category-sort.tsx';

/** The category in the drawer, or the parent of a new one. */
type Opened = { category?: Category; parentId: number | null };

/** The category tree, or its sort mode (`?mode=sort`). */
export function CategoryList() {
  const { values, setFilter } = useListFilter(['mode']);
  const { data: languages } = useLanguages();
  const mainLang = languages?.[0]?.abbr ?? 'tr';
  if (values.mode === 'sort')
    return <CategorySort mainLang={mainLang} onLeave={() => setFilter('mode', '')} />;
  return <CategoryTable onSort={() => setFilter('mode', 'sort')} />;
}

function CategoryTable({ onSort }: { onSort: () => void }) {
  const { data: tree, error, refetch } = useCategoryTree();
  const { data: languages } = useLanguages();
  const filter = useListFilter(['search']);
  const [opened, setOpened] = useState<Opened | null>(null);
  const mainLang = languages?.[0]?.abbr ?? '';
  const all = tree && languages ? categoryRows(tree, mainLang) : undefined;
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened({ parentId: null })}>
      Yeni Kategori
    </Button>
  );
  return (
    <>
      <ListPage
        title="Kategoriler"
        note={
          <>
            {all && `${formatNumber(all.length)} kategori · `}
            <DeletedRecordsLink path="/categories" title="Silinen Kategoriler" hasPictures />
          </>
        }
        actions={
          <>
            <SortButton
              reason={filter.isFiltered ? 'Sıralamak için aramayı temizleyin' : undefined}
              onClick={onSort}
            />
            {newButton}
          </>
        }
        filters={
          <SearchField
            label="Kategori ara"
            value={filter.values.search}
            onSearch={(text) => filter.setFilter('search', text)}
            delay={0}
          />
        }
        columns={categoryColumns({
          onEdit: (category) => setOpened({ category, parentId: null }),
          onAddUnder: (category) => setOpened({ parentId: category.id }),
          mainLang,
        })}
        rows={all && matchingRows(all, filter.values.search)}
        rowKey={({ node }) => node.id}
        error={error}
        onRetry={() => void refetch()}
        empty={
          filter.isFiltered
            ? {
                title: 'Eşleşen kategori yok',
                text: 'Aramayı değiştirin ya da temizleyin.',
                action: (
                  <Button variant="default" onClick={filter.clear}>
                    Aramayı Temizle
                  </Button>
                ),
              }
            : {
                title: 'Henüz kategori yok',
                text: 'Ürünler kategorilere yerleşir; önce bir ana kategori açın.',
                icon: <IconFolderPlus size={28} stroke={1.5} aria-hidden />,
                action: newButton,
              }
        }
      />
      <CategoryDrawer
        key={opened ? (opened.category?.id ?? `new-${opened.parentId ?? ''}`) : 'closed'}
        opened={opened}
        tree={tree}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

type CategoryDrawerProps = { opened: Opened | null; tree: CategoryNode[] | undefined; onClose: () => void };

function CategoryDrawer({ opened, tree, onClose }: CategoryDrawerProps) {
  const { data: languages } = useLanguages();
  return (
    <RecordDrawer
      title={opened?.category ? 'Kategoriyi Düzenle' : 'Yeni Kategori'}
      isOpen={opened !== null}
      onClose={onClose}
    >
      {opened && tree && languages ? (
        <CategoryForm {...opened} tree={tree} languages={languages} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </RecordDrawer>
  );
}
