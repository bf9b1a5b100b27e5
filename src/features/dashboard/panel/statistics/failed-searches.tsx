import { Anchor, Table } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#shared/panel-paths.ts';
import { mayUse } from '#panel/session/permission.ts';
import type { Statistics } from '../../statistics.ts';
import { formatNumber } from '#panel/format/format.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { ShareBar } from './share-bar.tsx';
import { shortDay } from './short-day.ts';
import classes from './statistics.module.css';

/** Searches of visitors that had no result. */
export function FailedSearches({ searches }: { searches: Statistics['failed_searches'] }) {
  const most = Math.max(1, ...searches.map(({ count }) => count));
  return (
    <DashboardSection
      title="Sonuç bulunamayan aramalar"
      note="Ürün ya da ad eksik olabilir; son yarım yıl saklanır"
      empty={searches.length === 0 && 'Ziyaretçilerin arayıp bulamadığı sözcükler burada görünür.'}
    >
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Arama</Table.Th>
            <Table.Th scope="col" className={classes.number}>
              Kez
            </Table.Th>
            <Table.Th scope="col" className={classes.number}>
              Son
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {searches.map(({ search, count, last_day: last }) => (
            <Table.Tr key={search}>
              <Table.Th scope="row" className={classes.named}>
                {search}{' '}
                {mayUse('content') && (
                  <Anchor
                    component={Link}
                    to={`${paths.lists}?${new URLSearchParams({ tab: 'synonyms', open: 'new', word: search }).toString()}`}
                    size="xs"
                    aria-label={`“${search}” için eş anlamlı ekle`}
                  >
                    Eş anlamlı ekle
                  </Anchor>
                )}
                <ShareBar share={count / most} />
              </Table.Th>
              <Table.Td className={classes.number}>{formatNumber(count)}</Table.Td>
              <Table.Td className={classes.number}>{shortDay(last)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </DashboardSection>
  );
}
