import type { PrintedCatalogue } from '../printed-catalogue.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** The pictures and lines of a page of 60 × 80. */
const drawings: Readonly<
  Record<PrintedCatalogue['layout'], { pictures: readonly Box[]; lines: readonly Box[] }>
> = {
  pages: {
    pictures: [[8, 8, 44, 34]],
    lines: [[8, 48, 30, 4], ...[57, 63, 69].map((y): Box => [8, y, 44, 2])],
  },
  rows: {
    pictures: [8, 31, 54].map((y): Box => [8, y, 16, 16]),
    lines: [8, 31, 54].flatMap((y): Box[] => [
      [28, y + 1, 18, 3],
      [28, y + 8, 24, 2],
      [28, y + 13, 24, 2],
    ]),
  },
  cards: {
    pictures: [8, 31, 54].flatMap((y) => [8, 24, 40].map((x): Box => [x, y, 12, 12])),
    lines: [8, 31, 54].flatMap((y) => [8, 24, 40].map((x): Box => [x, y + 14, 10, 2])),
  },
};

/** A small drawing of a page in one of the layouts. */
export function LayoutDrawing({ layout }: Pick<PrintedCatalogue, 'layout'>) {
  const { pictures, lines } = drawings[layout];
  const boxes = (list: readonly Box[], opacity: number) =>
    list.map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} {...{ x, y, width, height, opacity }} rx={1} fill="currentColor" />
    ));
  return (
    <svg viewBox="0 0 60 80" width={60} height={80} aria-hidden>
      <rect x={0.5} y={0.5} width={59} height={79} rx={2} fill="none" stroke="currentColor" opacity={0.45} />
      {boxes(pictures, 0.32)}
      {boxes(lines, 0.6)}
    </svg>
  );
}
