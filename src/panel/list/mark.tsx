import type { ReactNode } from 'react';
import classes from './mark.module.css';

/** A word after a row's name that sets the row apart, for example on the user's own account. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={classes.mark}>{children}</span>;
}
