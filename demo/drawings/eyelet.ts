import { formatMeasure, horizontalDimension, verticalDimension } from './dimensions.ts';
import { axes, box, circle, hatched, line, polygon } from './svg-shapes.ts';
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
};

/** Draws an eyelet: the plan of the hole and rim, and the section through the barrel. */
export function eyelet(part: Eyelet): Views {
  return { plan: planOf(part), side: sectionOf(part) };
}

function planOf({ inside, outside }: Eyelet): View {
  const [inWidth, inHeight] = inside;
  const [outWidth, outHeight] = outside;
  const isRound = inWidth === inHeight && outWidth === outHeight;
  const sign = isRound ? 'Ø ' : '';
  return {
    width: outWidth,
    height: outHeight,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      return [
        isRound
          ? circle(at, outWidth * scale)
          : box(at, outWidth * scale, outHeight * scale, (outHeight / 2) * scale),
        isRound
          ? circle(at, inWidth * scale)
          : box(at, inWidth * scale, inHeight * scale, (inHeight / 2) * scale),
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
      ].join('');
    },
  };
}

function sectionOf({ inside: [inWidth], outside: [outWidth], barrel, sheet }: Eyelet): View {
  return {
    width: outWidth,
    height: barrel,
    draw: (scale, at) => {
      const point = (x: number, y: number) => moveBy(at, scale, x, y);
      const [top, foot, lip] = [-barrel / 2, barrel / 2, 1.6 * sheet];
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
        line(point(0, top - 5 / scale), point(0, foot + 5 / scale), 'axis'),
        verticalDimension(point(outWidth / 2, top), point(inWidth / 2, foot), 10, formatMeasure(barrel)),
      ].join('');
    },
  };
}
