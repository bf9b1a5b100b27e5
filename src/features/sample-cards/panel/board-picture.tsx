import type { SamplePaper } from '../sample-cards.rules.ts';
import classes from './sample-cards.module.css';

/** The height of a field, and how many a page shows here. */
const papers = {
  a4: { width: 210, height: 297, fields: 3, field: 62 },
  a5: { width: 148, height: 210, fields: 2, field: 56 },
} as const;

const side = 12;

/** A drawing of a page in the proportions of its paper: outlines, fields for samples and the ruler. */
export function BoardPicture({ paper }: { paper: SamplePaper }) {
  const { width, height, fields, field } = papers[paper];
  const sewing = width - 2 * side - 52;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.board} data-paper={paper} aria-hidden>
      <rect width={width} height={height} className={classes.paper} />
      <rect x={side} y={12} width={22} height={6} className={classes.words} />
      <rect x={side} y={26} width={64} height={8} className={classes.words} />
      {Array.from({ length: fields }, (_, index) => (
        <g key={index} transform={`translate(${side} ${42 + index * (field + 6)})`}>
          <rect width={52} height={5} className={classes.words} />
          <rect y={8} width={34} height={3} className={classes.words} />
          <rect x={width - 2 * side - 12} width={12} height={12} className={classes.words} />
          <g className={classes.outline} transform={`translate(4 ${field / 2 - 6})`}>
            <rect width={30} height={26} rx={5} />
            <rect x={5} y={5} width={20} height={16} rx={3} />
          </g>
          <rect x={52} y={16} width={sewing} height={field - 22} rx={2} className={classes.sewing} />
        </g>
      ))}
      <g className={classes.outline} transform={`translate(${side} ${height - 24})`}>
        <path d={`M0 8H100${rulerMarks}`} />
      </g>
    </svg>
  );
}

const rulerMarks = Array.from({ length: 11 }, (_, at) => `M${at * 10} 8v${at % 5 === 0 ? -6 : -4}`).join('');
