import type { DrawnBox, PdfDrawing } from '#server/ports/pdf/pdf-drawing.ts';

/** The part of a drawing that shows a product, in millimetres of the product, not of the paper. */
export type TrueOutline = DrawnBox & {
  /** The whole page when its outlines have their true size. */
  page_width: number;
  page_height: number;
};

/** Single lines are no view, in millimetres on paper. */
const leastSide = 2;

/** The part of the largest view's area that a large one has. */
const largeView = 0.3;

/** Visible outlines are drawn by wide lines; lines for measures and axes are at most half as wide (ISO 128). */
const wideLine = 0.7;

/** Outlines of one view are at most this far apart on paper, in millimetres. */
const gap = 1;

/**
 * Finds the main view of a drawing that states its scale: the left one of the large groups of wide lines that touch.
 * Frame and title block, which are around the text of the scale, are left out.
 */
export function trueOutline({ width, height, paths, scale, scaleAt }: PdfDrawing): TrueOutline | undefined {
  if (scale === null || scaleAt === null) return undefined;
  const free = paths.filter((path) => !contains(path, scaleAt));
  const widest = Math.max(0, ...free.map(({ line }) => line));
  const outlines = free.filter(({ line }) => line >= widest * wideLine);
  const views = viewsOf(outlines).filter((view) => view.width > leastSide && view.height > leastSide);
  const largest = Math.max(0, ...views.map(areaOf));
  const main = views
    .filter((view) => areaOf(view) >= largest * largeView)
    .reduce<DrawnBox | undefined>((left, view) => (left && left.x <= view.x ? left : view), undefined);
  return (
    main && {
      x: main.x / scale,
      y: main.y / scale,
      width: main.width / scale,
      height: main.height / scale,
      page_width: width / scale,
      page_height: height / scale,
    }
  );
}

/** Joins boxes that touch until none do. */
function viewsOf(boxes: readonly DrawnBox[]): DrawnBox[] {
  let views: DrawnBox[] = [];
  for (const box of boxes) {
    let joined = box;
    for (let touching = views.filter(isNear); touching.length > 0; touching = views.filter(isNear)) {
      const apart = views.filter((view) => !touching.includes(view));
      joined = [...touching, joined].reduce(around);
      views = apart;
    }
    views.push(joined);
    function isNear(view: DrawnBox): boolean {
      return touches(view, joined);
    }
  }
  return views;
}

const areaOf = ({ width, height }: DrawnBox) => width * height;

function contains(outer: DrawnBox, inner: DrawnBox): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function touches(one: DrawnBox, other: DrawnBox): boolean {
  return (
    one.x - gap <= other.x + other.width &&
    other.x - gap <= one.x + one.width &&
    one.y - gap <= other.y + other.height &&
    other.y - gap <= one.y + one.height
  );
}

function around(one: DrawnBox, other: DrawnBox): DrawnBox {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
