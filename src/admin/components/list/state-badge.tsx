import classes from './state-badge.module.css';

export type PublicState = 'shown' | 'hidden' | 'scheduled';

const texts: Readonly<Record<PublicState, string>> = {
  shown: 'Yayında',
  hidden: 'Pasif',
  scheduled: 'İleri tarihli',
};

export function StateBadge({ state }: { state: PublicState }) {
  return (
    <span className={classes.badge} data-state={state}>
      {texts[state]}
    </span>
  );
}

/** The public state of a record with a switch and an optional publication date. */
export function publicState(isActive: boolean, publishedAt?: string): PublicState {
  if (!isActive) return 'hidden';
  return publishedAt && Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'shown';
}
