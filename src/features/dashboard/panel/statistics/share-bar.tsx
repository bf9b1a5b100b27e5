import classes from './statistics.module.css';

/** A row's part of the largest one, from 0 to 1; its number stands beside it. */
export function ShareBar({ share }: { share: number }) {
  return <span className={classes.bar} aria-hidden style={{ inlineSize: `${share * 100}%` }} />;
}
