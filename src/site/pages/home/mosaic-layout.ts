import type { Picture } from '#shared/api/media.ts';
import { isWide } from '../../components/picture-shape.ts';

/** How a card stands on a desk: over seven columns, over five and tall, or alone in its row. */
export type MosaicPlace = 'major' | 'minor' | 'row';

/**
 * Cards stand in pairs of seven and five columns, then five and seven. A wide picture takes the seven
 * columns from one that is not; the last of an odd number has its row to itself.
 */
export function mosaicPlaces(pictures: readonly (Picture | null)[]): MosaicPlace[] {
  const wide = pictures.map((picture) => picture !== null && isWide(picture));
  return pictures.map((_, index) => {
    const first = index - (index % 2);
    if (first + 1 === pictures.length) return 'row';
    const differ = wide[first] !== wide[first + 1];
    const firstIsMajor = differ ? wide[first] : first % 4 === 0;
    return (index === first) === firstIsMajor ? 'major' : 'minor';
  });
}

/** On a phone each card has a row to itself, but for two smaller ones that follow each other: they share one. */
export function standsBesideTwin(places: readonly MosaicPlace[], index: number): boolean {
  return places[index] === 'minor' && [places[index - 1], places[index + 1]].includes('minor');
}
