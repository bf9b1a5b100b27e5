import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Dashboard } from '../dashboard.ts';
import { Attention } from './attention.tsx';
import { Counts } from './counts.tsx';
import { NewMessages, NewSubscribers } from './newest.tsx';
import { RecentProducts } from './recent-products.tsx';
import { Translations } from './translations.tsx';
import classes from './dashboard-page.module.css';

// Below the first screen, with tables and charts.
const Statistics = lazy(async () => ({ default: (await import('./statistics/statistics.tsx')).Statistics }));

/** What waits for somebody, then what visitors did, then what there is. */
export function DashboardSections({ data }: { data: Dashboard }) {
  return (
    <div className={classes.sections}>
      <Attention data={data} />
      <NewMessages messages={data.new_messages} />
      <Suspense fallback={<Skeleton className={classes.wide} height={960} />}>
        <Statistics data={data} />
      </Suspense>
      <NewSubscribers subscribers={data.new_subscribers} total={data.subscribers} />
      <Translations />
      <RecentProducts products={data.recent_products} />
      <Counts data={data} />
    </div>
  );
}

/** In their place while they load. They come all at once, so that none pushes another one. */
export function SectionsLoading() {
  return (
    <div className={classes.sections} aria-busy>
      {['first', 'second'].map((key) => (
        <Skeleton key={key} height={340} />
      ))}
      <Skeleton className={classes.wide} height={960} />
    </div>
  );
}
