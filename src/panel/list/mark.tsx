import type { ReactNode } from 'react';
import classes from './mark.module.css';

/** A word beside a row's name that sets the row apart, such as the own account among all. */
export function Mark({ children }: { children: ReactNode }) {
  return <span className={classes.mark}>{children}</span>;
}
