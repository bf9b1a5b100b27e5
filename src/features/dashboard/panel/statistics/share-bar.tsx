import classes from './statistics.module.css';

/** A bar for a row's value, from 0 to 1 (the largest row). The number itself is beside it. */
export function ShareBar({ share }: { share: number }) {
  return <span className={classes.bar} aria-hidden style={{ inlineSize: `${share * 100}%` }} />;
}
