import { describe, expect, it } from 'vitest';
import type { Picture } from '#shared/api/media.ts';
import { mosaicPlaces, standsBesideTwin, type MosaicPlace } from './mosaic-layout.ts';

const tall: Picture = { media_id: 1, alt: '', width: 1280, height: 1600, placeholder: '', sources: [] };
const wide: Picture = { ...tall, width: 2400, height: 1200 };

describe('the mosaic', () => {
  it('changes sides from pair to pair', () => {
    expect(mosaicPlaces([tall, tall, null, tall])).toEqual(['major', 'minor', 'minor', 'major']);
    expect(mosaicPlaces([wide, wide])).toEqual(['major', 'minor']);
  });

  it('gives the room of a pair to its wide picture', () => {
    expect(mosaicPlaces([tall, wide, wide, null])).toEqual(['minor', 'major', 'major', 'minor']);
  });

  it('gives the last of an odd number its own row', () => {
    expect(mosaicPlaces([tall])).toEqual(['row']);
    expect(mosaicPlaces([tall, tall, wide])).toEqual(['major', 'minor', 'row']);
    expect(mosaicPlaces([])).toEqual([]);
  });

  it('puts two smaller cards side by side on a phone, and none alone', () => {
    const twins = (places: MosaicPlace[]) => places.map((_, index) => standsBesideTwin(places, index));
    expect(twins(['major', 'minor', 'minor', 'major', 'row'])).toEqual([false, true, true, false, false]);
    expect(twins(['minor', 'major', 'minor', 'major'])).toEqual([false, false, false, false]);
  });
});
