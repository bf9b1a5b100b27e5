import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentChange } from '../content-history.ts';
import { formatNumber } from '#panel/format/format.ts';
import { historyLink } from '#panel/navigation/record-link.ts';

/** Describes a change by its record, kind, user and action. The record links to its history. */
export function ChangeText({
  change: { actor, action, kind, count, name, record },
}: {
  change: ContentChange;
}) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {record ? (
          <Anchor component={Link} to={historyLink(record.resource, record.id)} inherit fw={550}>
            {name || kind}
          </Anchor>
        ) : (
          <Text span inherit fw={550}>
            {name || (count > 1 ? `${formatNumber(count)} kayıt` : kind)}
          </Text>
        )}
      </Text>
      <Text size="xs" c="dimmed">
        {name || count > 1 ? `${kind} · ` : ''}
        {actor ?? 'Program'} {action}
      </Text>
    </>
  );
}
