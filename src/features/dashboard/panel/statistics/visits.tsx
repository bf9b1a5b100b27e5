import { Table } from '@mantine/core';
import { lazy } from 'react';
import type { Dashboard, VisitDay } from '../../dashboard.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ChartSection } from './chart-section.tsx';
import { comparison, hasPreviousPeriod, sumOf } from './comparison.ts';
import classes from './statistics.module.css';

const VisitsChart = lazy(async () => {
  const { VisitsChart: chart } = await import('./charts.tsx');
  return { default: chart };
});

/** Visits by day, compared with those of the eight weeks before. */
export function Visits({ visits }: { visits: Dashboard['visits'] }) {
  const { since, days } = visits;
  const total = sumOf(days, 'count');
  const isCompared = hasPreviousPeriod(since, days);
  const words = isCompared ? comparison(total, sumOf(days, 'previous')) : '';
  return (
    <ChartSection
      title="Ziyaretler"
      note="Son 8 hafta, bakılan sayfalar"
      isWide
      empty={
        since === null &&
        'Henüz ziyaret sayılmadı. Site ziyaret edildikçe günlük sayılar burada görünür; panele giriş yapılmış tarayıcılar sayılmaz.'
      }
      summary={`Son 8 haftada ${formatNumber(total)} ziyaret. ${words}`}
      figure={
        <p className={classes.total}>
          <span className={classes.figure}>{formatNumber(total)}</span> {words}
        </p>
      }
      chart={<VisitsChart days={days} isCompared={isCompared} />}
      table={<VisitsTable days={days} isCompared={isCompared} />}
    />
  );
}

function VisitsTable({ days, isCompared }: { days: readonly VisitDay[]; isCompared: boolean }) {
  return (
    <Table stickyHeader className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Gün</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Ziyaret
          </Table.Th>
          {isCompared && (
            <Table.Th scope="col" className={classes.number}>
              8 hafta önce
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map(({ day, count, previous }) => (
          <Table.Tr key={day}>
            <Table.Th scope="row">{dayText(day)}</Table.Th>
            <Table.Td className={classes.number}>{formatNumber(count)}</Table.Td>
            {isCompared && <Table.Td className={classes.number}>{formatNumber(previous)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
