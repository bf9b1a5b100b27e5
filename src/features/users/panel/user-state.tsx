import { Text } from '@mantine/core';
import type { User } from '../user.ts';
import { formatInstant } from '#panel/format/format.ts';
import badge from '#panel/list/state-badge.module.css';
import classes from './users.module.css';

type StateProps = { user: Pick<User, 'is_active' | 'invited_until'> };

/** Shows whether the user can sign in, or has not accepted the invitation yet. */
export function UserState({ user: { is_active: isActive, invited_until: end } }: StateProps) {
  if (isActive && end !== null) {
    const isOpen = new Date(end) > new Date();
    return (
      <span className={classes.invited}>
        <span className={badge.badge} data-state={isOpen ? 'scheduled' : 'ended'}>
          {isOpen ? 'Davet bekliyor' : 'Davetin süresi doldu'}
        </span>
        {isOpen && (
          <Text span size="xs" c="dimmed">
            Son: <time dateTime={end}>{formatInstant(end)}</time>
          </Text>
        )}
      </span>
    );
  }
  return (
    <span className={badge.badge} data-state={isActive ? 'shown' : 'hidden'}>
      {isActive ? 'Açık' : 'Kapalı'}
    </span>
  );
}
