import { ColorSwatch } from '@mantine/core';
import { AreaChart, BarChart, ChartTooltip } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ReactNode } from 'react';
import type { LeadWeek, VisitDay } from '../../dashboard.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';
import { shortDay } from './short-day.ts';
import classes from './statistics.module.css';

/*
 * The chart library is large, so the dashboard loads this file when it shows charts. The theme colours used here
 * contrast with both backgrounds; a table beside each chart has the same numbers.
 */
type Series = { name: string; label: string; color: string; strokeDasharray?: string };

const current = 'ink.6';
const beside = 'gray.5';

const visitSeries: Series[] = [
  { name: 'count', label: 'Ziyaret', color: current },
  { name: 'previous', label: '8 hafta önce', color: beside, strokeDasharray: '4 4' },
];

type VisitsChartProps = { days: readonly VisitDay[]; isCompared: boolean };

export function VisitsChart({ days, isCompared }: VisitsChartProps) {
  const series = isCompared ? visitSeries : visitSeries.slice(0, 1);
  const weekStarts = days.filter((_, index) => index % 7 === 0).map(({ day }) => day);
  return (
    <Drawn series={series}>
      <AreaChart
        h="100%"
        data={[...days]}
        dataKey="day"
        series={series}
        curveType="linear"
        withGradient={false}
        withDots={false}
        fillOpacity={0.08}
        strokeWidth={2}
        tickLine="none"
        valueFormatter={formatNumber}
        accessibilityLayer={false}
        areaProps={({ name }) => ({
          isAnimationActive: false,
          // Only a line, because two overlapping fills would look like a sum.
          ...(name === 'previous' && { fill: 'none' }),
        })}
        yAxisProps={{ width: 44, allowDecimals: false }}
        xAxisProps={{
          tickFormatter: shortDay,
          ticks: weekStarts,
          minTickGap: 12,
          interval: 'equidistantPreserveStart',
        }}
        tooltipProps={{
          isAnimationActive: false,
          content: ({ label, payload }) => (
            <ChartTooltip
              label={typeof label === 'string' ? dayText(label) : ''}
              payload={payload}
              series={series}
              valueFormatter={formatNumber}
            />
          ),
        }}
      />
    </Drawn>
  );
}

const leadSeries: Series[] = [
  { name: 'whatsapp', label: 'WhatsApp', color: current },
  { name: 'phone', label: 'Telefon', color: beside },
];

export function LeadsChart({ weeks }: { weeks: readonly LeadWeek[] }) {
  return (
    <Drawn series={leadSeries}>
      <BarChart
        h="100%"
        data={weeks.map((week) => ({ ...week }))}
        dataKey="from"
        type="stacked"
        series={leadSeries}
        tickLine="none"
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
    </Drawn>
  );
}

/** A chart with its legend. */
function Drawn({ series, children }: { series: readonly Series[]; children: ReactNode }) {
  return (
    <div className={classes.drawn}>
      <div className={classes.plot}>{children}</div>
      {series.length > 1 && (
        <div className={classes.legend}>
          {series.map(({ name, label, color }) => (
            <span key={name} className={classes.meaning}>
              <ColorSwatch
                component="span"
                size={10}
                color={`var(--mantine-color-${color.replace('.', '-')})`}
                withShadow={false}
              />
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function weekName(weeks: readonly LeadWeek[], from: unknown): string {
  const week = weeks.find((one) => one.from === from);
  return week ? `${shortDay(week.from)} – ${shortDay(week.to)}` : '';
}
