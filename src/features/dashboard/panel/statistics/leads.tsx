import { Table } from '@mantine/core';
import { lazy } from 'react';
import type { LeadPeriod } from '../../statistics.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ChartSection } from './chart-section.tsx';
import { daysText } from './short-day.ts';
import classes from './statistics.module.css';

const LeadsChart = lazy(async () => {
  const { LeadsChart: chart } = await import('./charts.tsx');
  return { default: chart };
});

/** Shows the clicks on WhatsApp and phone links, by day or week. */
export function Leads({ periods, when }: { periods: readonly LeadPeriod[]; when: string }) {
  const sum = (kind: 'whatsapp' | 'phone') => periods.reduce((total, period) => total + period[kind], 0);
  const whatsapp = sum('whatsapp');
  const phone = sum('phone');
  const words = `${formatNumber(whatsapp)} WhatsApp, ${formatNumber(phone)} telefon`;
  const isEmpty = whatsapp + phone === 0;
  return (
    <ChartSection
      title="WhatsApp ve telefon"
      note={isEmpty ? 'Bağlantılara basanlar' : `${when} ${words}`}
      empty={isEmpty && 'Ürünlerin WhatsApp ve telefon bağlantılarına basanlar burada görünür.'}
      summary={`${when} bağlantılara basanlar: ${words}.`}
      chart={<LeadsChart periods={periods} />}
      table={<LeadsTable periods={periods} />}
    />
  );
}

function LeadsTable({ periods }: { periods: readonly LeadPeriod[] }) {
  return (
    <Table stickyHeader className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Gün</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            WhatsApp
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Telefon
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {periods.toReversed().map(({ whatsapp, phone, ...days }) => (
          <Table.Tr key={days.from}>
            <Table.Th scope="row">{daysText(days)}</Table.Th>
            <Table.Td className={classes.number}>{formatNumber(whatsapp)}</Table.Td>
            <Table.Td className={classes.number}>{formatNumber(phone)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
