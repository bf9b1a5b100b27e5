import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SeenProduct } from '../../statistics.ts';
import { formatNumber } from '#panel/format/format.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { ShareBar } from './share-bar.tsx';
import classes from './statistics.module.css';

/** The most viewed products, as a table with bars. */
export function SeenProducts({ products }: { products: readonly SeenProduct[] }) {
  const most = Math.max(1, ...products.map(({ visits }) => visits));
  return (
    <DashboardSection
      title="En çok bakılan ürünler"
      empty={products.length === 0 && 'Ziyaretçilerin en çok baktığı ürünler burada görünür.'}
    >
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Ürün</Table.Th>
            <Table.Th scope="col" className={classes.number}>
              Ziyaret
            </Table.Th>
            <Table.Th
              scope="col"
              className={classes.number}
              title="WhatsApp ve telefon bağlantısına basanlar"
            >
              Tıklama
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {products.map(({ id, code, name, visits, leads }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" className={classes.named}>
                <Anchor component={Link} inherit {...linkToRecord('products', id)}>
                  {name}
                </Anchor>{' '}
                <Text span size="xs" c="dimmed" className={classes.code}>
                  {code}
                </Text>
                <ShareBar share={visits / most} />
              </Table.Th>
              <Table.Td className={classes.number}>{formatNumber(visits)}</Table.Td>
              <Table.Td className={classes.number}>{formatNumber(leads)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </DashboardSection>
  );
}
