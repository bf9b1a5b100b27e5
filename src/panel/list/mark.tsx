import type { ReactNode } from 'react';
import classes from './mark.module.css';

/** A word after a row's name that distinguishes the row, such as the user's own account. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={classes.mark}>{children}</span>;
}
