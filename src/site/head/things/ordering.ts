import type { ProductLeaf, PropertyValue } from 'schema-dts';
import type { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import type { Translate } from '#features/languages/translate.rules.ts';

/** What schema.org has a property for; the rest are properties with a name. */
export function orderingFacts(ordering: PublicOrdering | undefined) {
  if (!ordering) return {};
  const { gtin, origin, dimensions = [], weight } = ordering;
  const [depth, width, height] = dimensions;
  return {
    ...(gtin && { gtin }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin.name } }),
    ...(depth && { depth: quantity(depth, 'MMT') }),
    ...(width && { width: quantity(width, 'MMT') }),
    ...(height && { height: quantity(height, 'MMT') }),
    ...(weight !== undefined && { weight: quantity(weight, 'GRM') }),
  } satisfies Partial<ProductLeaf>;
}

/** The ordering data that schema.org has no property for. */
export function orderingProperties(
  ordering: PublicOrdering | undefined,
  translate: Translate,
): PropertyValue[] {
  if (!ordering) return [];
  const { status, minimum_order, pack_quantity, carton_quantity, gross_weight, lead_time, hs_code } =
    ordering;
  const property = (name: string, value: string | number | undefined, unitCode?: string) =>
    value === undefined || value === ''
      ? []
      : [{ '@type': 'PropertyValue' as const, name, value, ...(unitCode && { unitCode }) }];
  return [
    ...property(translate('ordering.status'), status && translate(`ordering.status_${status}`)),
    ...property(translate('ordering.minimum_order'), minimum_order, 'H87'),
    ...property(translate('variants.pack'), pack_quantity, 'H87'),
    ...property(translate('ordering.carton_quantity'), carton_quantity, 'H87'),
    ...property(translate('ordering.gross_weight'), gross_weight, 'GRM'),
    ...property(translate('ordering.lead_time'), lead_time),
    ...property(translate('ordering.hs_code'), hs_code),
  ];
}

const quantity = (value: number, unitCode: string) =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const;
