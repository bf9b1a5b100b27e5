import { ColorSwatch } from '@mantine/core';
import { AreaChart, BarChart, ChartTooltip } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ReactNode } from 'react';
import type { LeadPeriod, VisitDay } from '../../statistics.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';
import { daysText, shortDay } from './short-day.ts';
import classes from './statistics.module.css';

/*
 * The dashboard loads this file only when it shows charts, because the chart library is large. The theme
 * colours used here contrast with both backgrounds, and a table beside each chart has the same numbers.
 */
type Series = { name: string; label: string; color: string; strokeDasharray?: string };

const current = 'ink.6';
const beside = 'gray.5';

const visitSeries: [Series, Series] = [
  { name: 'count', label: 'Ziyaret', color: current },
  { name: 'previous', label: '', color: beside, strokeDasharray: '4 4' },
];

/** `before` is the name of the previous period; false if there is no comparison. */
type VisitsChartProps = { days: readonly VisitDay[]; before: string | false };

export function VisitsChart({ days, before }: VisitsChartProps) {
  const [counted, previous] = visitSeries;
  const series = before ? [counted, { ...previous, label: before }] : [counted];
  const step = days.length > 7 ? 7 : 1;
  const ticks = days.filter((_, index) => index % step === 0).map(({ day }) => day);
  return (
    <Drawn series={series}>
      <AreaChart
        h="100%"
        data={[...days]}
        dataKey="day"
        series={series}
        curveType="linear"
        withGradient={false}
        // A line through a single day would be invisible, so it gets a dot.
        withDots={days.length === 1}
        fillOpacity={0.08}
        strokeWidth={2}
        tickLine="none"
        valueFormatter={formatNumber}
        accessibilityLayer={false}
        areaProps={({ name }) => ({
          isAnimationActive: false,
          // The previous period has no fill, because two overlapping fills would look like a sum.
          ...(name === 'previous' && { fill: 'none' }),
        })}
        yAxisProps={{ width: 44, allowDecimals: false }}
        xAxisProps={{
          tickFormatter: shortDay,
          ticks,
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

export function LeadsChart({ periods }: { periods: readonly LeadPeriod[] }) {
  return (
    <Drawn series={leadSeries}>
      <BarChart
        h="100%"
        data={periods.map((period) => ({ ...period }))}
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
              label={periodName(periods, label)}
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

/** Adds a legend to a chart. */
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

function periodName(periods: readonly LeadPeriod[], from: unknown): string {
  const period = periods.find((one) => one.from === from);
  return period ? daysText(period) : '';
}
