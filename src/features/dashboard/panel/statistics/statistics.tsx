import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Statistics as StatisticsSchema, statisticsRanges, type StatisticsRange } from '../../statistics.ts';
import { read } from '#panel/api/client.ts';
import { LoadError } from '#panel/feedback/load-states.tsx';
import { StatisticsLoading } from '../statistics-loading.tsx';
import { hasPreviousPeriod, rangeWords } from './comparison.ts';
import { FailedSearches } from './failed-searches.tsx';
import { Leads } from './leads.tsx';
import { SeenProducts } from './seen-products.tsx';
import { Campaigns, Hosts } from './sources.tsx';
import { Visits } from './visits.tsx';
import classes from './statistics.module.css';

/** Shows what visitors did in a range of days, which is a parameter of the address. */
export function Statistics() {
  const [params, setParams] = useSearchParams();
  const range = statisticsRanges.find((one) => one === params.get('range')) ?? '30';
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['statistics', range],
    queryFn: () => read(StatisticsSchema, '/dashboard/statistics', { range }),
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: string) =>
    setParams({ range: chosen }, { replace: true, preventScrollReset: true });
  if (!data) {
    if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
    return <StatisticsLoading />;
  }
  const { since, days } = data.visits;
  // While another range loads, the old numbers are shown with the words of the old range.
  const shown = statisticsRanges.find((one) => Number(one) === days.length) ?? range;
  const { when, before } = rangeWords[shown];
  const compared = hasPreviousPeriod(since, days) && before;
  return (
    <>
      <RangeChoice range={range} onChoose={choose} isLoading={isPlaceholderData} />
      <Visits visits={data.visits} range={shown} />
      <Hosts sources={data.hosts} before={compared} />
      <Campaigns sources={data.campaigns} before={compared} />
      <SeenProducts products={data.seen_products} />
      <FailedSearches searches={data.failed_searches} />
      <Leads periods={data.leads} when={when} />
    </>
  );
}

type RangeChoiceProps = { range: StatisticsRange; onChoose: (range: string) => void; isLoading: boolean };

function RangeChoice({ range, onChoose, isLoading }: RangeChoiceProps) {
  return (
    <div className={classes.range} aria-busy={isLoading}>
      <h2 className={classes.rangeTitle}>Ziyaretçiler</h2>
      <SegmentedControl
        aria-label="Dönem"
        value={range}
        onChange={onChoose}
        data={statisticsRanges.map((one) => ({ value: one, label: rangeWords[one].label }))}
      />
    </div>
  );
}
