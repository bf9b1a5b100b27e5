import { expect, it } from 'vitest';
import { isPartPack, quantityText, readQuantity, stepOfKey, stepQuantity } from './quantity.ts';

it('a quantity steps up and down, never below 0', () => {
  expect(stepQuantity(1, 1)).toBe(2);
  expect(stepQuantity(1, -1)).toBe(0);
  expect(stepQuantity(3.7, 1)).toBe(4.7);
  expect(stepQuantity(1.1, -1)).toBe(0.1);
  expect(stepQuantity(0, -1)).toBe(0);
  expect(stepQuantity(3, -10)).toBe(0);
  expect(stepQuantity(9_999_999, 10)).toBe(9_999_999);
});

it('a quantity with a pack steps in whole packs; other amounts stay possible and are known', () => {
  expect([0, 50, 120].map((quantity) => stepQuantity(quantity, 1, 50))).toEqual([50, 100, 150]);
  expect([0, 50, 120].map((quantity) => stepQuantity(quantity, -1, 50))).toEqual([0, 0, 100]);
  expect(stepQuantity(9_999_990, 1, 50)).toBe(9_999_999);
  expect([0, 49, 50, 120].map((quantity) => isPartPack(quantity, 50))).toEqual([false, true, false, true]);
  expect([isPartPack(3, 0), isPartPack(3, 1)]).toEqual([false, false]);
});

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
