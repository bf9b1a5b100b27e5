import { Progress, Text } from '@mantine/core';
import { formatNumber } from '#panel/format/format.ts';
import { percent, type Totals } from './completeness.ts';
import classes from './languages.module.css';

/** Shows the translated share as a bar with its percentage. */
export function CompletenessBar({ label, totals }: { label: string; totals: Totals }) {
  const value = percent(totals);
  return (
    <div className={classes.completeness}>
      <Progress
        value={value}
        size={6}
        radius="xl"
        color={value === 100 ? 'teal.8' : 'ink'}
        aria-label={`${label}: tamamlanma`}
        className={classes.bar}
      />
      <Text size="sm" className={classes.percent}>
        %{formatNumber(value)}
      </Text>
    </div>
  );
}
