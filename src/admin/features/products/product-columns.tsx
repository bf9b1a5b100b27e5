import { Anchor, Menu, Text } from '@mantine/core';
import { IconCopy, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProductRow } from '#shared/api/product.ts';
import { sitePath } from '#shared/site-pages.ts';
import { linkToRecord } from '../../session/chosen-record.ts';
import type { Column } from '../../components/list/list-row.tsx';
import { publicState, StateBadge } from '../../components/list/state-badge.tsx';
import { Thumbnail } from '../../components/media/thumbnail.tsx';
import { RecordMenu } from '../../components/records/record-menu.tsx';
import { formatDate } from '../../format/format.ts';
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
      render: (row) => (
        <div className={classes.name}>
          <Thumbnail picture={row.image} size={48} />
          <div className={classes.texts}>
            <Anchor component={Link} {...linkToRecord('products', row.id)} className={classes.link}>
              {productName(row, mainLang)}
            </Anchor>
            <div className={classes.second}>
              <span>{row.code}</span>
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
      key: 'category',
      header: 'Kategori',
      from: 'tablet',
      width: '24%',
      render: ({ category_name }) => <Text size="sm">{category_name}</Text>,
    },
    {
      key: 'state',
      header: 'Durum',
      from: 'tablet',
      width: 120,
      render: (row) => <StateBadge state={stateOf(row)} />,
    },
    {
      key: 'updated_at',
      header: 'Son değişiklik',
      from: 'desktop',
      width: 150,
      render: ({ updated_at }) => (
        <Text size="sm" c="dimmed">
          {formatDate(updated_at)}
        </Text>
      ),
    },
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (row) => <ProductMenu row={row} mainLang={mainLang} />,
    },
  ];
}

/** Filled: on the home page. */
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
