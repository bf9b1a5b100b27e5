import classes from './state-badge.module.css';

export type PublicState = 'shown' | 'hidden' | 'in-hidden' | 'scheduled' | 'ended';

const texts: Readonly<Record<PublicState, string>> = {
  shown: 'Yayında',
  hidden: 'Yayında değil',
  'in-hidden': 'Kategorisi yayında değil',
  scheduled: 'İleri tarihli',
  ended: 'Süresi doldu',
};

export function StateBadge({ state }: { state: PublicState }) {
  return (
    <span className={classes.badge} data-state={state}>
      {texts[state]}
    </span>
  );
}

/**
 * The visibility of a record to visitors, from its switch and publication date. `hidingCategory` is an
 * inactive ancestor category, which hides the record even if its switch is on.
 */
export function publicState(
  isActive: boolean,
  publishedAt?: string | null,
  hidingCategory?: object | null,
): PublicState {
  if (!isActive) return 'hidden';
  if (hidingCategory) return 'in-hidden';
  return publishedAt && Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'shown';
}
