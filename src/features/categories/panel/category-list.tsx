import { Button, SegmentedControl } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Category, CategoryNode, CategoryTree } from '../category.ts';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { SortButton } from '#panel/list/sort-button.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import { Loading } from '#panel/feedback/load-states.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { useCategoryTree } from './categories.api.ts';
import { categoryColumns } from './category-columns.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryRows, matchingRows } from './category-options.ts';
import { CategorySort } from './category-sort.tsx';

/** The category that the drawer edits, or the parent of a new one. */
type Opened = { category?: Category; parentId: number | null };

const treeNames: readonly { value: CategoryTree; label: string }[] = [
  { value: 'products', label: 'Ürünler' },
  { value: 'school-tours', label: 'Okul turları' },
];

/** A category tree (`?tree=school-tours`) or its sort mode (`?mode=sort`). */
export function CategoryList() {
  const { values, setFilter } = useListFilter(['mode', 'tree']);
  const section = treeNames.find(({ value }) => value === values.tree)?.value ?? 'products';
  const { data: languages } = useLanguages();
  const mainLang = languages?.[0]?.abbr ?? 'tr';
  if (values.mode === 'sort')
    return <CategorySort section={section} mainLang={mainLang} onLeave={() => setFilter('mode', '')} />;
  return <CategoryTable key={section} section={section} onSort={() => setFilter('mode', 'sort')} />;
}

function CategoryTable({ section, onSort }: { section: CategoryTree; onSort: () => void }) {
  const { data: tree, error, refetch } = useCategoryTree(section);
  const { data: languages } = useLanguages();
  const filter = useListFilter(['search']);
  const link = useListFilter(['open', 'lang']);
  const [chosen, setOpened] = useState<Opened | null>(null);
  const mainLang = languages?.[0]?.abbr ?? '';
  const all = tree && languages ? categoryRows(tree, mainLang) : undefined;
  const linked = all?.find(({ node }) => String(node.id) === link.values.open)?.node;
  const isNew = link.values.open === 'new';
  const opened = chosen ?? (linked || isNew ? { ...(linked && { category: linked }), parentId: null } : null);
  const close = () => {
    setOpened(null);
    if (linked || isNew) link.setFilters({ open: '', lang: '' });
  };
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
            <DeletedRecordsLink path="/categories" title="Silinen Kategoriler" hasPictures />
            {all && ` · ${formatNumber(all.length)} kategori`}
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
        filters={<CategoryFilters section={section} />}
        columns={categoryColumns({
          section,
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
                text: emptyTexts[section],
                icon: <IconFolderPlus size={28} stroke={1.5} aria-hidden />,
                action: newButton,
              }
        }
      />
      <CategoryDrawer
        section={section}
        key={opened ? (opened.category?.id ?? `new-${opened.parentId ?? ''}`) : 'closed'}
        opened={opened}
        tree={tree}
        onClose={close}
      />
    </>
  );
}

const emptyTexts: Readonly<Record<CategoryTree, string>> = {
  products: 'Ürünler kategorilere yerleşir; önce bir ana kategori açın.',
  'school-tours': 'Okul turları kategorilere yerleşir, örneğin yaş gruplarına; önce bir ana kategori açın.',
};

/** The search and the choice of the tree. Another tree starts with an empty search. */
function CategoryFilters({ section }: { section: CategoryTree }) {
  const filter = useListFilter(['tree', 'search']);
  return (
    <>
      <SearchField
        label="Kategori ara"
        value={filter.values.search}
        onSearch={(text) => filter.setFilter('search', text)}
        delay={0}
      />
      <SegmentedControl
        aria-label="Kategori ağacı"
        value={section}
        onChange={(tree) => filter.setFilters({ tree: tree === 'products' ? '' : tree, search: '' })}
        data={[...treeNames]}
      />
    </>
  );
}

type CategoryDrawerProps = {
  section: CategoryTree;
  opened: Opened | null;
  tree: CategoryNode[] | undefined;
  onClose: () => void;
};

function CategoryDrawer({ section, opened, tree, onClose }: CategoryDrawerProps) {
  const { data: languages } = useLanguages();
  return (
    <RecordDrawer
      title={opened?.category ? 'Kategoriyi Düzenle' : 'Yeni Kategori'}
      isOpen={opened !== null}
      onClose={onClose}
    >
      {opened && tree && languages ? (
        <CategoryForm section={section} {...opened} tree={tree} languages={languages} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </RecordDrawer>
  );
}
