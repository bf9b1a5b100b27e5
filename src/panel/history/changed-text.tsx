import { VisuallyHidden } from '@mantine/core';
import classes from './history.module.css';

/* Most screen readers do not announce `ins` and `del`, so each of them contains a hidden word. */

export function Added({ children }: { children: string }) {
  return (
    <ins className={classes.added}>
      <VisuallyHidden>Eklendi: </VisuallyHidden>
      {children}
    </ins>
  );
}

export function Removed({ children }: { children: string }) {
  return (
    <del className={classes.removed}>
      <VisuallyHidden>Çıkarıldı: </VisuallyHidden>
      {children}
    </del>
  );
}
