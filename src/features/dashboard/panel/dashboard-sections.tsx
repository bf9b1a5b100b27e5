import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Dashboard } from '../dashboard.ts';
import { Attention } from './attention.tsx';
import { RecentChanges } from '#features/audit/panel/recent-changes-part.tsx';
import { HeldMailsCard } from '#features/mail/panel/held-mails-part.tsx';
import { Counts } from './counts.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { NewMessages, NewSubscribers } from './newest.tsx';
import { RunningProcessesSection } from './running-processes.tsx';
import { RecentProducts } from './recent-products.tsx';
import { ServerWarnings } from './server-warnings.tsx';
import { SimilarCodesSection } from './similar-codes.tsx';
import { StatisticsLoading } from './statistics-loading.tsx';
import { Translations } from './translations.tsx';
import classes from './dashboard-page.module.css';

// The charts are loaded lazily, because they are below the first screen and their library is large.
const Statistics = lazy(async () => ({ default: (await import('./statistics/statistics.tsx')).Statistics }));

const { list, row, names, when } = classes;
const changeClasses = { list, row, names, when };

/** The sections of the dashboard: open tasks, then visitors, then content. */
export function DashboardSections({ data }: { data: Dashboard }) {
  return (
    <div className={classes.sections}>
      <HeldMailsCard held={data.mail.held} className={classes.wide} />
      <ServerWarnings />
      <Attention data={data} />
      <NewMessages messages={data.new_messages} />
      <Suspense fallback={<StatisticsLoading />}>
        <Statistics />
      </Suspense>
      <NewSubscribers subscribers={data.new_subscribers} total={data.subscribers} />
      <Translations />
      <SimilarCodesSection />
      <RecentProducts products={data.recent_products} />
      <Counts data={data} />
      <DashboardSection title="Son değişiklikler" empty={false}>
        <RecentChanges classNames={changeClasses} />
      </DashboardSection>
      <RunningProcessesSection />
    </div>
  );
}

/** A placeholder for all sections. They appear at the same time, so that none moves another. */
export function SectionsLoading() {
  return (
    <div className={classes.sections} aria-busy>
      {['first', 'second'].map((key) => (
        <Skeleton key={key} height={340} />
      ))}
      <StatisticsLoading />
    </div>
  );
}
