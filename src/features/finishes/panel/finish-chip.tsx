import type { Finish } from '../finish.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import classes from './finish-chip.module.css';

type FinishChipProps = { finish: Pick<Finish, 'color' | 'image'>; size?: number };

/** The picture of a finish, else its colour, else an empty ring. */
export function FinishChip({ finish: { color, image }, size = 28 }: FinishChipProps) {
  const box = { width: size, height: size };
  return (
    <span
      className={classes.chip}
      data-empty={(!image && color === '') || undefined}
      style={{ ...box, ...(!image && color !== '' && { backgroundColor: color }) }}
      aria-hidden
    >
      {image && <Thumbnail picture={image} size={size} />}
    </span>
  );
}
