import type { Picture } from '#shared/schema/media.ts';
import { isWide } from '../../components/picture-shape.ts';

/** The place of a card on wide screens: seven columns, five columns (tall), or a full row. */
export type MosaicPlace = 'major' | 'minor' | 'row';

/**
 * Places cards in pairs of 7 and 5 columns, then 5 and 7. If only one picture of a pair is wide, it gets the
 * 7 columns; the last card of an odd number gets a full row.
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

/**
 * Whether a card shares its row on a phone: two consecutive minor cards do, all others have their own row.
 */
export function sharesRowOnPhone(places: readonly MosaicPlace[], index: number): boolean {
  return places[index] === 'minor' && [places[index - 1], places[index + 1]].includes('minor');
}
