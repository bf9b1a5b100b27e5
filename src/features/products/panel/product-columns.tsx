import { Anchor, Menu, Text } from '@mantine/core';
import { IconCopy, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProductRow } from '../product.ts';
import { sitePath } from '#shared/site-pages.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { formatDate } from '#panel/format/format.ts';
import { deleteProduct } from './products.api.ts';
import { useDuplicate } from './use-duplicate.ts';
import classes from './product-columns.module.css';

/** The name in the main language, else the code. */
export const productName = (row: ProductRow, mainLang: string) => row[`name_${mainLang}`] || row.code;

const stateOf = (row: ProductRow) => publicState(row.is_active, row.published_at, row.inactive_category);

export function productColumns(mainLang: string): Column<ProductRow>[] {
  return [
    {
      key: 'name',
      header: 'Ürün',
      sort: { by: 'name', from: 'asc' },
      render: (row) => (
        <div className={classes.name}>
          <Thumbnail picture={row.image} size={48} />
          <div className={classes.texts}>
            <Anchor component={Link} {...linkToRecord('products', row.id)} className={classes.link}>
              {productName(row, mainLang)}
            </Anchor>
            <div className={classes.second}>
              <span className={classes.code}>{row.code}</span>
              {row.is_featured && <Star isOnHome={row.is_on_home} />}
              <span className={classes.phone}>
                <StateBadge state={stateOf(row)} />
              </span>
            </div>
          </div>
        </div>
      ),
    },
    {
      key: 'code',
      header: 'Kod',
      from: 'desktop',
      width: '13%',
      sort: { by: 'code', from: 'asc' },
      render: ({ code }) => <Text size="sm">{code}</Text>,
    },
    {
      key: 'category',
      header: 'Kategori',
      from: 'tablet',
      width: '20%',
      render: ({ category_name }) => <Text size="sm">{category_name}</Text>,
    },
    stateColumn(stateOf),
    dateColumn('published_at', 'Yayın tarihi'),
    dateColumn('updated_at', 'Son değişiklik'),
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (row) => <ProductMenu row={row} mainLang={mainLang} />,
    },
  ];
}

/** A column with a date; the first click sorts the latest date first. */
function dateColumn(key: 'published_at' | 'updated_at', header: string): Column<ProductRow> {
  return {
    key,
    header,
    from: 'desktop',
    width: 132,
    sort: { by: key, from: 'desc' },
    render: (row) => (
      <Text size="sm" c="dimmed">
        {row[key] === null ? '–' : formatDate(row[key])}
      </Text>
    ),
  };
}

/** A star for a featured product. It is filled if the home page shows the product. */
function Star({ isOnHome }: { isOnHome: boolean }) {
  const Icon = isOnHome ? IconStarFilled : IconStar;
  const text = isOnHome ? 'Anasayfada öne çıkan' : 'Öne çıkan, anasayfada görünmüyor';
  return (
    <span title={text} className={classes.star}>
      <Icon size={13} role="img" aria-label={text} />
    </span>
  );
}

function ProductMenu({ row, mainLang }: { row: ProductRow; mainLang: string }) {
  const duplicate = useDuplicate();
  return (
    <RecordMenu
      name={productName(row, mainLang)}
      edit={linkToRecord('products', row.id)}
      sitePath={stateOf(row) === 'shown' ? sitePath('', 'product', { seo_name: row.seo_name }) : undefined}
      deletion={{
        name: `${productName(row, mainLang)} (${row.code})`,
        remove: () => deleteProduct(row.id),
      }}
    >
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void duplicate(row.id)}>
        Kopyasını Oluştur
      </Menu.Item>
    </RecordMenu>
  );
}
