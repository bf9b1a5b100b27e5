import type { User } from '../user.ts';
import badge from '#panel/list/state-badge.module.css';

/** Whether the account can sign in. */
export function UserState({ user: { is_active: isActive } }: { user: Pick<User, 'is_active'> }) {
  return (
    <span className={badge.badge} data-state={isActive ? 'shown' : 'hidden'}>
      {isActive ? 'Açık' : 'Kapalı'}
    </span>
  );
}
