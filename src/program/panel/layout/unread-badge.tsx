import { formatNumber } from '#panel/format/format.ts';
import { totalOf, useUnreadCounts } from '#panel/session/unread-messages.ts';
import classes from './unread-badge.module.css';

/** The number of unread messages of all types; hidden at zero. */
export function UnreadBadge({ className }: { className?: string | undefined }) {
  const unread = totalOf(useUnreadCounts());
  if (unread === 0) return null;
  return (
    <span className={className ? `${classes.badge} ${className}` : classes.badge}>
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <span className={classes.words}>, {formatNumber(unread)} okunmamış mesaj</span>
    </span>
  );
}
