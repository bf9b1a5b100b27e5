import type { Dashboard } from '../../dashboard.ts';
import { FailedSearches } from './failed-searches.tsx';
import { Leads } from './leads.tsx';
import { SeenProducts } from './seen-products.tsx';
import { Visits } from './visits.tsx';

export function Statistics({ data }: { data: Dashboard }) {
  return (
    <>
      <Visits visits={data.visits} />
      <SeenProducts products={data.seen_products} />
      <FailedSearches searches={data.failed_searches} />
      <Leads weeks={data.lead_weeks} />
    </>
  );
}
