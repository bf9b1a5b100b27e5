import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadError } from '../../components/feedback/load-states.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { paths } from '../../navigation.ts';
import { mayUse } from '../../session/permission.ts';
import { Attention } from './attention.tsx';
import { Counts } from './counts.tsx';
import { useDashboard } from './dashboard.api.ts';
import { NewMessages, NewSubscribers } from './newest.tsx';
import { RecentProducts } from './recent-products.tsx';
import { FailedSearches } from './statistics/failed-searches.tsx';
import { Leads } from './statistics/leads.tsx';
import { SeenProducts } from './statistics/seen-products.tsx';
import { Visits } from './statistics/visits.tsx';
import { Translations } from './translations.tsx';
import { UnfinishedDrafts } from './unfinished-drafts.tsx';
import classes from './dashboard-page.module.css';

/** The first page of the day: what waits for somebody, then what visitors did, then what there is. */
export function DashboardPage() {
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHead
        title="İstatistikler"
        actions={
          mayUse('content') && (
            <Button
              component={Link}
              to={paths.productInsert}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              Yeni Ürün
            </Button>
          )
        }
      />
      <UnfinishedDrafts />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.sections} aria-busy={!data}>
          <Attention data={data} />
          <NewMessages messages={data?.new_messages} />
          <Visits visits={data?.visits} />
          <SeenProducts products={data?.seen_products} />
          <FailedSearches searches={data?.failed_searches} />
          <Leads weeks={data?.lead_weeks} />
          <NewSubscribers subscribers={data?.new_subscribers} total={data?.subscribers} />
          <Translations />
          <RecentProducts products={data?.recent_products} />
          <Counts data={data} />
        </div>
      )}
    </>
  );
}
