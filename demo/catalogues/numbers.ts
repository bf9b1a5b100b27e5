import { measure } from '../content/attribute-labels.ts';
import type { DemoText } from '../content/demo-content.ts';

export const grams = (weight: number): DemoText => measure(`${String(weight).replace('.', ',')} g`);

/** A number with a space between thousands, which readers of both languages understand. */
export const count = (number: number): DemoText => {
  const written = number.toLocaleString('tr').replace('.', ' ');
  return { tr: written, en: written };
};
