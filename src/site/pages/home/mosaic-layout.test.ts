import { describe, expect, it } from 'vitest';
import type { Picture } from '#shared/schema/media.ts';
import { mosaicPlaces, sharesRowOnPhone, type MosaicPlace } from './mosaic-layout.ts';

const tall: Picture = { media_id: 1, alt: '', width: 1280, height: 1600, placeholder: '', sources: [] };
const wide: Picture = { ...tall, width: 2400, height: 1200 };

describe('the mosaic', () => {
  it('alternates the side of the larger card', () => {
    expect(mosaicPlaces([tall, tall, null, tall])).toEqual(['major', 'minor', 'minor', 'major']);
    expect(mosaicPlaces([wide, wide])).toEqual(['major', 'minor']);
  });

  it('gives the larger place of a pair to its wide picture', () => {
    expect(mosaicPlaces([tall, wide, wide, null])).toEqual(['minor', 'major', 'major', 'minor']);
  });

  it('gives the last card of an odd number a full row', () => {
    expect(mosaicPlaces([tall])).toEqual(['row']);
    expect(mosaicPlaces([tall, tall, wide])).toEqual(['major', 'minor', 'row']);
    expect(mosaicPlaces([])).toEqual([]);
  });

  it('puts two consecutive minor cards side by side on a phone, never a single one', () => {
    const halfRows = (places: MosaicPlace[]) => places.map((_, index) => sharesRowOnPhone(places, index));
    expect(halfRows(['major', 'minor', 'minor', 'major', 'row'])).toEqual([false, true, true, false, false]);
    expect(halfRows(['minor', 'major', 'minor', 'major'])).toEqual([false, false, false, false]);
  });
});
