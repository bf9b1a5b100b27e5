import { paper, type LabelPlan, type SheetLayout } from '../label-sheets.rules.ts';
import classes from './labels.module.css';

type SheetPictureProps = {
  layout: SheetLayout;
  plan: LabelPlan;
  /** The first free label, counted by rows from 1. */
  start: number;
  onStart: (start: number) => void;
};

/**
 * The paper with its labels in scale. A click chooses the first free label; the field beside it does the same by
 * keyboard.
 */
export function SheetPicture({ layout, plan, start, onStart }: SheetPictureProps) {
  const { columns, rows, width, height } = layout;
  const spots = Array.from({ length: columns * rows }, (_, index) => ({
    number: index + 1,
    x: layout.left + (index % columns) * (width + layout.gap_x),
    y: layout.top + Math.floor(index / columns) * (height + layout.gap_y),
  }));
  const { qr, text, bars } = plan;
  return (
    <svg
      className={classes.sheet}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      role="img"
      aria-label={`${spots.length} etiketli kâğıt; ilk boş etiket ${start}`}
    >
      <rect width={paper.width} height={paper.height} className={classes.paper} />
      {spots.map(({ number, x, y }) => (
        <g
          key={number}
          transform={`translate(${x} ${y})`}
          className={classes.label}
          data-used={number < start || undefined}
          onClick={() => onStart(number)}
        >
          <rect width={width} height={height} rx={1} className={classes.outline} />
          {number >= start && (
            <>
              {qr && <rect {...qr} className={classes.part} />}
              {text && (
                <rect
                  {...text}
                  y={text.y + text.height * 0.15}
                  height={text.height * 0.7}
                  className={classes.words}
                />
              )}
              {bars && <rect {...bars} className={classes.part} />}
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
