import { variantName } from './variant-name.rules.ts';
import type { OfferedVariants, PublicFinish, PublicSize, PublicVariant } from './offered-variants.ts';

/** The sizes, finishes and variants of a product; all empty for a product without variants. */
export type Offered = Pick<OfferedVariants, 'sizes' | 'finishes' | 'variants'>;
export type Axis = 'size' | 'finish';
export type Choice = PublicSize | PublicFinish;

/** The variant with a code. If there is only one variant, it is always the chosen one. */
export function chosenVariant({ variants }: Offered, code: string | null): PublicVariant | undefined {
  return variants.length === 1 ? variants[0] : variants.find((variant) => variant.code === code);
}

/**
 * The code that an address means by a former one, or by one in other letter case; undefined if none or several fit.
 */
export function meantCode(
  variants: readonly Pick<PublicVariant, 'code' | 'former_codes'>[],
  code: string,
): string | undefined {
  const renamed = variants.find(({ former_codes: former = [] }) => former.includes(code));
  if (renamed) return renamed.code;
  const wanted = code.toLowerCase();
  const [only, ...others] = variants.filter((variant) => variant.code.toLowerCase() === wanted);
  return others.length === 0 ? only?.code : undefined;
}

export function isFinish(choice: Choice): choice is PublicFinish {
  return 'color' in choice;
}

export function choicesOf({ sizes, finishes }: Offered, axis: Axis): readonly Choice[] {
  return axis === 'size' ? sizes : finishes;
}

/**
 * The variant that choosing a size or finish leads to: it keeps the other part of the current choice, or else
 * the nearest one in the list's order. Undefined if no variant has this size or finish.
 */
export function variantWith(
  offered: Offered,
  present: PublicVariant | undefined,
  axis: Axis,
  key: string,
): PublicVariant | undefined {
  const other = otherAxis(axis);
  const order = choicesOf(offered, other).map((choice) => choice.key);
  const place = (variant: PublicVariant) => order.indexOf(variant[other] ?? '');
  const wanted = present ? place(present) : 0;
  const distance = (variant: PublicVariant) => Math.abs(place(variant) - wanted);
  return offered.variants
    .filter((variant) => variant[axis] === key)
    .sort((a, b) => distance(a) - distance(b) || place(a) - place(b))[0];
}

export function otherAxis(axis: Axis): Axis {
  return axis === 'size' ? 'finish' : 'size';
}

export function partOf(offered: Offered, variant: PublicVariant | undefined, axis: Axis) {
  return choicesOf(offered, axis).find(({ key }) => key === variant?.[axis]);
}

/** The name of an offered variant, such as `25 mm · Nikel`. */
export function offeredName(offered: Offered, variant: PublicVariant): string {
  return variantName(partOf(offered, variant, 'size'), partOf(offered, variant, 'finish'));
}
