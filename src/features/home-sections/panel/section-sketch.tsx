import type { HomeSectionKey } from '../home-section.ts';
import classes from './section-sketch.module.css';

/** A part of a section in a drawing of 56 × 40: a picture (dark), a text (line) or a frame. */
type Part = readonly [
  kind: 'picture' | 'text' | 'frame',
  x: number,
  y: number,
  width: number,
  height: number,
];

/** The parts of each section's drawing, as on a wide screen, so that staff recognise a section without its name. */
const parts: Readonly<Record<HomeSectionKey, readonly Part[]>> = {
  slider: [
    ['picture', 4, 4, 48, 24],
    ['text', 8, 18, 22, 3],
    ['text', 8, 23, 14, 2],
    ['text', 4, 33, 12, 2],
    ['text', 18, 33, 6, 2],
  ],
  categories: [
    ['picture', 4, 4, 23, 32],
    ['picture', 29, 4, 11, 15],
    ['picture', 42, 4, 10, 15],
    ['picture', 29, 21, 23, 15],
  ],
  featured_products: [
    ['picture', 4, 6, 14, 18],
    ['text', 4, 27, 11, 2],
    ['picture', 21, 6, 14, 18],
    ['text', 21, 27, 9, 2],
    ['picture', 38, 6, 14, 18],
    ['text', 38, 27, 12, 2],
  ],
  intro: [
    ['text', 4, 8, 18, 3],
    ['text', 4, 15, 20, 2],
    ['text', 4, 20, 20, 2],
    ['text', 4, 25, 14, 2],
    ['picture', 29, 6, 23, 28],
  ],
  figures: [
    ['text', 5, 12, 9, 7],
    ['text', 5, 23, 10, 2],
    ['text', 23, 12, 9, 7],
    ['text', 23, 23, 10, 2],
    ['text', 41, 12, 9, 7],
    ['text', 41, 23, 10, 2],
  ],
  banner: [
    ['picture', 0, 8, 56, 24],
    ['text', 6, 17, 20, 3],
    ['text', 6, 23, 12, 2],
  ],
  fairs_and_blog: [
    ['picture', 4, 5, 22, 15],
    ['text', 4, 23, 18, 2],
    ['text', 4, 28, 12, 2],
    ['picture', 30, 5, 22, 15],
    ['text', 30, 23, 20, 2],
    ['text', 30, 28, 14, 2],
  ],
  certificates: [
    ['frame', 6, 9, 13, 20],
    ['frame', 22, 9, 13, 20],
    ['frame', 38, 9, 13, 20],
    ['text', 9, 14, 7, 2],
    ['text', 25, 14, 7, 2],
    ['text', 41, 14, 7, 2],
  ],
};

/**
 * A small drawing of a section of the home page. It is hidden from screen readers, because the section's name
 * is beside it.
 */
export function SectionSketch({ section }: { section: HomeSectionKey }) {
  return (
    <svg viewBox="0 0 56 40" className={classes.sketch} aria-hidden>
      {parts[section].map(([kind, x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={1}
          className={classes[kind] ?? ''}
        />
      ))}
    </svg>
  );
}
