import { formatMeasure, horizontalDimension, radiusDimension, verticalDimension } from './dimensions.ts';
import { axes, box, circle, hatched, line, polygon, type Point } from './svg-shapes.ts';
import { moveBy, type View, type Views } from './view.ts';

type Eyelet = {
  /** Width and height of the hole. */
  inside: readonly [number, number];
  /** Width and height of the rim. */
  outside: readonly [number, number];
  /** Height of the barrel. */
  barrel: number;
  /** Thickness of the sheet metal. */
  sheet: number;
  /** Radius of the hole's corners, if it is a rectangle. */
  corner?: number;
  /** Width of the hole of the washer, which is drawn below the eyelet. */
  washer?: number;
};

/** The distance between eyelet and washer on the drawing. */
const apart = 4;

/** Draws an eyelet: the plan of the hole and rim, and the section through the barrel. */
export function eyelet(part: Eyelet): Views {
  return { plan: planOf(part), side: sectionOf(part) };
}

function planOf({ inside, outside, corner }: Eyelet): View {
  const [inWidth, inHeight] = inside;
  const [outWidth, outHeight] = outside;
  const isRound = !corner && inWidth === inHeight && outWidth === outHeight;
  const bends = corner ? [corner + (outWidth - inWidth) / 2, corner] : [outHeight / 2, inHeight / 2];
  const [outBend = 0, inBend = 0] = bends;
  const sign = isRound ? 'Ø ' : '';
  return {
    width: outWidth,
    height: outHeight,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      return [
        isRound
          ? circle(at, outWidth * scale)
          : box(at, outWidth * scale, outHeight * scale, outBend * scale),
        isRound ? circle(at, inWidth * scale) : box(at, inWidth * scale, inHeight * scale, inBend * scale),
        axes(at, outWidth * scale, outHeight * scale),
        horizontalDimension(
          point(-inWidth / 2, 0),
          point(inWidth / 2, 0),
          (outHeight / 2) * scale + 12,
          sign + formatMeasure(inWidth),
        ),
        horizontalDimension(
          point(-outWidth / 2, 0),
          point(outWidth / 2, 0),
          (outHeight / 2) * scale + 21,
          sign + formatMeasure(outWidth),
        ),
        ...(isRound
          ? []
          : [
              verticalDimension(
                point(0, -inHeight / 2),
                point(0, inHeight / 2),
                (outWidth / 2) * scale + 11,
                formatMeasure(inHeight),
              ),
              verticalDimension(
                point(0, -outHeight / 2),
                point(0, outHeight / 2),
                (outWidth / 2) * scale + 20,
                formatMeasure(outHeight),
              ),
            ]),
        ...(corner
          ? [
              radiusDimension(
                point(inWidth / 2 - corner * (1 - Math.SQRT1_2), corner * (1 - Math.SQRT1_2) - inHeight / 2),
                -45,
                `R ${formatMeasure(corner)}`,
              ),
            ]
          : []),
      ].join('');
    },
  };
}

function sectionOf({ inside: [inWidth], outside: [outWidth], barrel, sheet, washer }: Eyelet): View {
  const height = barrel + (washer ? apart + sheet : 0);
  return {
    width: outWidth,
    height,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const [top, foot, lip] = [-height / 2, barrel - height / 2, 1.6 * sheet];
      const half = (sign: number) =>
        hatched(
          polygon([
            point(sign * (outWidth / 2), top + lip),
            point(sign * (outWidth / 2 - sheet), top + sheet / 2),
            point(sign * (inWidth / 2 + lip), top),
            point(sign * (inWidth / 2), top + lip),
            point(sign * (inWidth / 2), foot),
            point(sign * (inWidth / 2 + sheet), foot),
            point(sign * (inWidth / 2 + sheet), top + lip + sheet / 2),
          ]),
          point((sign * inWidth) / 2, 0),
          (outWidth / 2) * scale,
        );
      return [
        half(1),
        half(-1),
        line(point(-inWidth / 2, foot), point(inWidth / 2, foot)),
        line(point(0, top - 5 / scale), point(0, height / 2 + 5 / scale), 'axis'),
        verticalDimension(point(outWidth / 2, top), point(inWidth / 2, foot), 10, formatMeasure(barrel)),
        ...(washer
          ? [washerSection({ hole: washer, outer: outWidth, sheet, scale, at: point(0, height / 2) })]
          : []),
      ].join('');
    },
  };
}

/** The section of a washer that stands on `at`; its rim is bent towards the eyelet. */
function washerSection(part: {
  hole: number;
  outer: number;
  sheet: number;
  scale: number;
  at: Point;
}): string {
  const { hole, outer, sheet, scale, at } = part;
  const point = (x: number, y: number) => moveBy(at, scale, x, y);
  const half = (sign: number) =>
    hatched(
      polygon([
        point((sign * hole) / 2, -sheet),
        point((sign * hole) / 2, 0),
        point(sign * (outer / 2 - 1.5 * sheet), 0),
        point((sign * outer) / 2, -sheet),
        point(sign * (outer / 2 - sheet / 2), -1.5 * sheet),
        point(sign * (outer / 2 - 2 * sheet), -sheet),
      ]),
      point((sign * hole) / 2, 0),
      (outer / 2) * scale,
    );
  return [
    half(1),
    half(-1),
    line(point(-hole / 2, -sheet), point(hole / 2, -sheet)),
    line(point(-hole / 2, 0), point(hole / 2, 0)),
    horizontalDimension(point(-hole / 2, 0), point(hole / 2, 0), 12, formatMeasure(hole)),
  ].join('');
}
