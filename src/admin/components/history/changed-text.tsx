import classes from './history.module.css';

/* Most screen readers say nothing about `ins` and `del`, so a hidden word does. */

export function Added({ children }: { children: string }) {
  return (
    <ins className={classes.added}>
      <span className={classes.hidden}>Eklendi: </span>
      {children}
    </ins>
  );
}

export function Removed({ children }: { children: string }) {
  return (
    <del className={classes.removed}>
      <span className={classes.hidden}>Çıkarıldı: </span>
      {children}
    </del>
  );
}
