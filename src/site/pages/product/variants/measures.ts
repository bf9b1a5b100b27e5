import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { useSite, useTexts } from '../../../loading/site-data.ts';

type Variants = readonly (PublicVariant | undefined)[];

/** Weight and pack quantity of variants as text, such as `8–24 g` and `100–200`; empty if none has one. */
export function useMeasures() {
  const translate = useTexts();
  const { lang } = useSite();
  return {
    weightOf: (variants: Variants) => {
      const weight = formatRange(variants, 'weight', lang);
      return weight && translate('variants.grams', { weight });
    },
    packOf: (variants: Variants) => formatRange(variants, 'pack_quantity', lang),
  };
}

/** The range from the smallest to the largest value, or the only value. */
function formatRange(variants: Variants, measure: 'weight' | 'pack_quantity', lang: string): string {
  const values = variants.flatMap((variant) => variant?.[measure] ?? []);
  if (values.length === 0) return '';
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return [...new Set([Math.min(...values), Math.max(...values)])]
    .map((value) => numbers.format(value))
    .join('–');
}
