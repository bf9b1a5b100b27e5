import { expect, it } from 'vitest';
import {
  leastQuantity,
  quantityRemark,
  quantityText,
  readQuantity,
  stepOfKey,
  stepQuantity,
} from './quantity.ts';

const single = { pack: 0, minimum: 0 };
const inPacks = { pack: 50, minimum: 0 };
const from250 = { pack: 0, minimum: 250 };
const packsFrom120 = { pack: 50, minimum: 120 };

it('a quantity steps up and down, never below 0', () => {
  expect(stepQuantity(1, 1, single)).toBe(2);
  expect(stepQuantity(1, -1, single)).toBe(0);
  expect(stepQuantity(3.7, 1, single)).toBe(4.7);
  expect(stepQuantity(1.1, -1, single)).toBe(0.1);
  expect(stepQuantity(0, -1, single)).toBe(0);
  expect(stepQuantity(3, -10, single)).toBe(0);
  expect(stepQuantity(9_999_999, 10, single)).toBe(9_999_999);
});

it('a quantity with a pack steps in whole packs', () => {
  expect([0, 50, 120].map((quantity) => stepQuantity(quantity, 1, inPacks))).toEqual([50, 100, 150]);
  expect([0, 50, 120].map((quantity) => stepQuantity(quantity, -1, inPacks))).toEqual([0, 0, 100]);
  expect(stepQuantity(9_999_990, 1, inPacks)).toBe(9_999_999);
});

it('no step ends between 0 and the minimum order, which is whole packs', () => {
  expect([0, 3, 249, 250].map((quantity) => stepQuantity(quantity, 1, from250))).toEqual([
    250, 250, 250, 251,
  ]);
  expect([252, 250, 249, 0].map((quantity) => stepQuantity(quantity, -1, from250))).toEqual([251, 0, 0, 0]);
  expect([0, 50, 150].map((quantity) => stepQuantity(quantity, 1, packsFrom120))).toEqual([150, 150, 200]);
  expect([200, 150, 140].map((quantity) => stepQuantity(quantity, -1, packsFrom120))).toEqual([150, 0, 0]);
  // A large step down meets the minimum before it leads to 0.
  expect([255, 250].map((quantity) => stepQuantity(quantity, -10, from250))).toEqual([250, 0]);
});

it.each([
  [single, 1],
  [{ pack: 1, minimum: 1 }, 1],
  [inPacks, 50],
  [from250, 250],
  [packsFrom120, 150],
])('of %j visitors are offered %i first', (sold, least) => expect(leastQuantity(sold)).toBe(least));

it.each([
  [0, packsFrom120, 'open'],
  [0.5, from250, 'below_minimum'],
  [100, packsFrom120, 'below_minimum'],
  [120, packsFrom120, 'part_pack'],
  [150, packsFrom120, undefined],
  [3, { pack: 1, minimum: 0 }, undefined],
  [3, single, undefined],
] as const)('%d of %j is %s', (quantity, sold, remark) =>
  expect(quantityRemark(quantity, sold)).toBe(remark),
);

it('a typed text is read as a number of 0 or more', () => {
  expect(readQuantity('3.7')).toBe(3.7);
  expect(readQuantity('3,7')).toBe(3.7);
  expect(readQuantity('.')).toBe(0);
  expect(readQuantity('250')).toBe(250);
  expect(readQuantity('-5')).toBe(5);
  expect(readQuantity('1e3')).toBe(13);
  expect(readQuantity('007')).toBe(7);
  expect(readQuantity('')).toBe(0);
  expect(readQuantity('99999999999')).toBe(9_999_999);
});

it('the keys of a spin button have steps', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'a'].map(stepOfKey)).toEqual([
    1,
    -1,
    10,
    -10,
    undefined,
  ]);
});

it('a quantity in a sentence is grouped as its language does', () => {
  expect([12345, 3.5].map((quantity) => quantityText(quantity, 'tr'))).toEqual(['12.345', '3,5']);
  expect([12345, 3.5].map((quantity) => quantityText(quantity, 'en'))).toEqual(['12,345', '3.5']);
});
