import { OrderingData } from '#features/ordering-data/ordering-data.ts';
import { gtinProblem } from '#features/ordering-data/ordering-fields.rules.ts';
import { categories } from './categories.ts';
import type { DemoCategory, DemoProduct } from './demo-content.ts';
import { products } from './products.ts';
import { variantsOf, type DemoVariant } from './variants.ts';

/** Codes of goods by main category; buckles, hooks, eyelets and rings share one. */
const hsCodes: Readonly<Record<string, string>> = {
  kusgozu: '830810',
  'citcit-ve-dugme': '960622',
  'fermuar-elcigi': '960720',
  zincir: '731589',
};
const otherHsCode = '830890';

/** An article that is new, one that runs out, and one that another replaces. */
const statuses: Readonly<Record<string, Partial<OrderingData>>> = {
  'KM-7560': { status: 'new' },
  'CD-5420': { status: 'running_out' },
  'FE-6418': { status: 'replaced', successor: 'FE-6425' },
};

/** Every third model has no ordering data yet, as in a catalogue that is being filled. */
const isFilled = (index: number) => index % 3 !== 2;

/** The ordering data of a variant; nothing for a model that has none yet. */
export function orderingOf(product: DemoProduct, variant: DemoVariant): OrderingData | undefined {
  const index = products.findIndex(({ code }) => code === product.code);
  if (!isFilled(index)) return undefined;
  const place = variantsOf(product).findIndex(({ code }) => code === variant.code);
  const { pack, weight } = variant.size;
  const isInStock = place % 3 === 0;
  return OrderingData.parse({
    ...statuses[variant.code],
    minimum_order: pack ?? 100,
    carton_quantity: (pack ?? 100) * 10,
    gross_weight: Math.round(weight * 10.4) / 10,
    lead_time: isInStock ? { tr: 'Stoktan', en: 'From stock' } : { tr: '2–3 hafta', en: '2–3 weeks' },
    origin: 'TR',
    hs_code: hsCodes[mainCategoryOf(product.category) ?? ''] ?? otherHsCode,
    gtin: gtinOf(index, place),
  });
}

/** The seven digits of the company, which is made up, and the place of the article. */
function gtinOf(product: number, variant: number): string {
  const digits = `8690000${String(product).padStart(2, '0')}${String(variant).padStart(3, '0')}`;
  const check = Array.from({ length: 10 }, (_, last) => `${digits}${last}`);
  return check.find((gtin) => gtinProblem(gtin) === undefined) ?? '';
}

function mainCategoryOf(seoName: string): string | undefined {
  const has = ({ seo_name, sub_categories: below = [] }: DemoCategory): boolean =>
    seo_name === seoName || below.some(has);
  return categories.find(has)?.seo_name;
}
