import { SegmentedControl, Skeleton } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { DashboardSection } from '../dashboard-section.tsx';
import classes from './statistics.module.css';

type ChartSectionProps = {
  title: string;
  note?: ReactNode;
  empty: string | false;
  isWide?: boolean;
  /** Describes the chart for people who do not see it. */
  summary: string;
  /** An element that is shown beside both the chart and the table. */
  figure?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
};

/** A chart that can be switched to a table of the same numbers and height. */
export function ChartSection(props: ChartSectionProps) {
  const { title, note, empty, isWide, summary, figure, chart, table } = props;
  const [view, setView] = useState('chart');
  return (
    <DashboardSection
      {...{ title, note, empty }}
      {...(isWide && { isWide })}
      action={
        empty === false && (
          <SegmentedControl
            size="xs"
            aria-label={`${title}: gösterim`}
            value={view}
            onChange={setView}
            data={[
              { value: 'chart', label: 'Grafik' },
              { value: 'table', label: 'Tablo' },
            ]}
          />
        )
      }
    >
      {figure}
      {view === 'chart' ? (
        <div role="img" aria-label={summary} className={classes.chart}>
          <Suspense fallback={<Skeleton height="100%" />}>{chart}</Suspense>
        </div>
      ) : (
        // The region can take the focus, so that the keyboard can scroll it.
        <div className={classes.scroll} role="region" aria-label={`${title}: tablo`} tabIndex={0}>
          {table}
        </div>
      )}
    </DashboardSection>
  );
}
