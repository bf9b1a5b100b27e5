import { Skeleton } from '@mantine/core';
import classes from './dashboard-page.module.css';

/** Reserves the space of the statistics while their code or their numbers load. */
export function StatisticsLoading() {
  return <Skeleton className={classes.wide} height={1240} />;
}
