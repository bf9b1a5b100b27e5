import { AreaChart, BarChart, ChartTooltip } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { LeadWeek, VisitDay } from '#shared/api/statistics/dashboard.ts';
import { dayName } from '../../../format/date-time-text.ts';
import { formatNumber } from '../../../format/format.ts';
import { shortDay } from './short-day.ts';

/*
 * The library of these charts is large, so the dashboard loads this file when it shows them. Colours are those of the
 * theme that contrast with both grounds; the table beside each chart says the same in numbers.
 */

const current = 'ink.6';
const beside = 'gray.5';

const visitSeries = [
  { name: 'count', label: 'Ziyaret', color: current },
  { name: 'previous', label: '8 hafta önce', color: beside, strokeDasharray: '4 4' },
];

type VisitsChartProps = { days: readonly VisitDay[]; isCompared: boolean };

export function VisitsChart({ days, isCompared }: VisitsChartProps) {
  const series = isCompared ? visitSeries : visitSeries.slice(0, 1);
  return (
    <AreaChart
      h="100%"
      data={[...days]}
      dataKey="day"
      series={series}
      curveType="monotone"
      withGradient={false}
      withDots={false}
      fillOpacity={0.08}
      strokeWidth={2}
      tickLine="none"
      withLegend={isCompared}
      legendProps={{ position: 'bottom', height: 32 }}
      valueFormatter={formatNumber}
      accessibilityLayer={false}
      areaProps={{ isAnimationActive: false }}
      yAxisProps={{ width: 44, allowDecimals: false }}
      xAxisProps={{ tickFormatter: shortDay, minTickGap: 28, interval: 'equidistantPreserveStart' }}
      tooltipProps={{
        isAnimationActive: false,
        content: ({ label, payload }) => (
          <ChartTooltip
            label={typeof label === 'string' ? dayName(label) : ''}
            payload={payload}
            series={series}
            valueFormatter={formatNumber}
          />
        ),
      }}
    />
  );
}

const leadSeries = [
  { name: 'whatsapp', label: 'WhatsApp', color: current },
  { name: 'phone', label: 'Telefon', color: beside },
];

export function LeadsChart({ weeks }: { weeks: readonly LeadWeek[] }) {
  return (
    <BarChart
      h="100%"
      data={weeks.map((week) => ({ ...week }))}
      dataKey="from"
      type="stacked"
      series={leadSeries}
      tickLine="none"
      withLegend
      legendProps={{ position: 'bottom', height: 32 }}
      valueFormatter={formatNumber}
      accessibilityLayer={false}
      barProps={{ isAnimationActive: false, maxBarSize: 36 }}
      yAxisProps={{ width: 36, allowDecimals: false }}
      xAxisProps={{ tickFormatter: shortDay, minTickGap: 12 }}
      tooltipProps={{
        isAnimationActive: false,
        content: ({ label, payload }) => (
          <ChartTooltip
            label={weekName(weeks, label)}
            payload={payload}
            series={leadSeries}
            valueFormatter={formatNumber}
          />
        ),
      }}
    />
  );
}

function weekName(weeks: readonly LeadWeek[], from: unknown): string {
  const week = weeks.find((one) => one.from === from);
  return week ? `${shortDay(week.from)} – ${shortDay(week.to)}` : '';
}
