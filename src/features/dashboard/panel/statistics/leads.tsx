import { Table } from '@mantine/core';
import { lazy } from 'react';
import type { LeadWeek } from '../../dashboard.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ChartSection } from './chart-section.tsx';
import { shortDay } from './short-day.ts';
import classes from './statistics.module.css';

const LeadsChart = lazy(async () => {
  const { LeadsChart: chart } = await import('./charts.tsx');
  return { default: chart };
});

/** Clicks on WhatsApp and phone links, by week. */
export function Leads({ weeks }: { weeks: readonly LeadWeek[] }) {
  const sum = (kind: 'whatsapp' | 'phone') => weeks.reduce((total, week) => total + week[kind], 0);
  const [whatsapp, phone] = [sum('whatsapp'), sum('phone')];
  const words = `${formatNumber(whatsapp)} WhatsApp, ${formatNumber(phone)} telefon`;
  const isEmpty = whatsapp + phone === 0;
  return (
    <ChartSection
      title="WhatsApp ve telefon"
      note={isEmpty ? 'Bağlantılara basanlar' : `Son 8 haftada ${words}`}
      empty={
        isEmpty && 'Ürünlerin WhatsApp ve telefon bağlantılarına basanlar haftalara göre burada görünür.'
      }
      summary={`Son 8 haftada bağlantılara basanlar: ${words}.`}
      chart={<LeadsChart weeks={weeks} />}
      table={<LeadsTable weeks={weeks} />}
    />
  );
}

function LeadsTable({ weeks }: { weeks: readonly LeadWeek[] }) {
  return (
    <Table stickyHeader className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Hafta</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            WhatsApp
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Telefon
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.toReversed().map(({ from, to, whatsapp, phone }) => (
          <Table.Tr key={from}>
            <Table.Th scope="row">
              {shortDay(from)} – {shortDay(to)}
            </Table.Th>
            <Table.Td className={classes.number}>{formatNumber(whatsapp)}</Table.Td>
            <Table.Td className={classes.number}>{formatNumber(phone)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
