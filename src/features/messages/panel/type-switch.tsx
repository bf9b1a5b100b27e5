import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#panel/format/format.ts';
import { useUnreadCounts } from '#panel/session/unread-messages.ts';
import { typeNames } from './message-names.ts';
import type { Inbox } from './use-inbox.ts';
import classes from './type-switch.module.css';

/** Switches between the five types of messages and shows the number of unread ones. */
export function TypeSwitch({ inbox }: { inbox: Inbox }) {
  const counts = useUnreadCounts();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Phones show only three of the five types, so the selected one may be out of view.
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [inbox.type]);
  return (
    <nav ref={bar} aria-label="Mesaj türleri" className={classes.types}>
      {typeNames.map(({ type, tab }) => (
        <Link
          key={type}
          to={`?type=${type}`}
          className={classes.type}
          aria-current={type === inbox.type ? 'page' : undefined}
        >
          {tab}
          <Count unread={counts?.[type] ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

function Count({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={classes.count}>
      {formatNumber(unread)}
      <span className={classes.words}> okunmamış</span>
    </span>
  );
}
