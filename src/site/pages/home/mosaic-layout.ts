import type { Picture } from '#shared/schema/media.ts';
import { isWide } from '../../components/picture-shape.ts';

/** A card's place on a wide screen: seven columns, five columns and tall, or a full row. */
export type MosaicPlace = 'major' | 'minor' | 'row';

/**
 * Places cards in pairs of 7 and 5 columns, then 5 and 7. In a mixed pair the wide picture gets the 7
 * columns; the last card of an odd number gets a full row.
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

/** On a phone each card has its own row; two consecutive minor cards share one. */
export function sharesRowOnPhone(places: readonly MosaicPlace[], index: number): boolean {
  return places[index] === 'minor' && [places[index - 1], places[index + 1]].includes('minor');
}
