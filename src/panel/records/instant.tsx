import { Text } from '@mantine/core';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { DimmedText } from './record-list.tsx';

/** How long ago something happened, with the exact time as its title; `missing` if it never did. */
export function Instant({ at, missing = '–' }: { at: string | null; missing?: string }) {
  if (at === null) return <DimmedText>{missing}</DimmedText>;
  return (
    <Text size="sm" c="dimmed">
      <time dateTime={at} title={formatInstant(at)}>
        {relativeTime(at, new Date())}
      </time>
    </Text>
  );
}
