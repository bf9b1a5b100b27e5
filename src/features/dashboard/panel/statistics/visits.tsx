import { Table } from '@mantine/core';
import { lazy } from 'react';
import type { Statistics, StatisticsRange, VisitDay } from '../../statistics.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ChartSection } from './chart-section.tsx';
import { comparison, hasPreviousPeriod, rangeWords, sumOf } from './comparison.ts';
import classes from './statistics.module.css';

const VisitsChart = lazy(async () => {
  const { VisitsChart: chart } = await import('./charts.tsx');
  return { default: chart };
});

type VisitsProps = { visits: Statistics['visits']; range: StatisticsRange };

export function Visits({ visits, range }: VisitsProps) {
  const { since, days } = visits;
  const { when, before } = rangeWords[range];
  const total = sumOf(days, 'count');
  const isCompared = hasPreviousPeriod(since, days);
  const words = isCompared ? comparison(range, total, sumOf(days, 'previous')) : '';
  return (
    <ChartSection
      title="Ziyaretler"
      note="Bakılan sayfalar"
      isWide
      empty={
        since === null &&
        'Henüz ziyaret sayılmadı. Site ziyaret edildikçe günlük sayılar burada görünür; panele giriş yapılmış tarayıcılar sayılmaz.'
      }
      summary={`${when} ${formatNumber(total)} ziyaret. ${words}`}
      figure={
        <p className={classes.total}>
          <span className={classes.figure}>{formatNumber(total)}</span> {words}
        </p>
      }
      chart={<VisitsChart days={days} before={isCompared && before} />}
      table={<VisitsTable days={days} before={isCompared && before} />}
    />
  );
}

/** `before` is the name of the previous period; false if there is no comparison. */
function VisitsTable({ days, before }: { days: readonly VisitDay[]; before: string | false }) {
  return (
    <Table stickyHeader className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Gün</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Ziyaret
          </Table.Th>
          {before && (
            <Table.Th scope="col" className={classes.number}>
              {sentence(before)}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map(({ day, count, previous }) => (
          <Table.Tr key={day}>
            <Table.Th scope="row">{dayText(day)}</Table.Th>
            <Table.Td className={classes.number}>{formatNumber(count)}</Table.Td>
            {before && <Table.Td className={classes.number}>{formatNumber(previous)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const sentence = (words: string) => words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
