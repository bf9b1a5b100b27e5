import classes from './statistics.module.css';

/**
 * A bar whose length is `share`, from 0 to 1 for the row with the largest value. The row shows the number
 * itself as text.
 */
export function ShareBar({ share }: { share: number }) {
  return <span className={classes.bar} aria-hidden style={{ inlineSize: `${share * 100}%` }} />;
}
