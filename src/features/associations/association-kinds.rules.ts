/** How products belong together. Of a mutual kind both say the same; a directed one leads from one to the other. */
export const associationKinds = [
  'fits_with',
  'spare_part',
  'alternative',
  'replaces',
  'sold_together',
] as const;
export type AssociationKind = (typeof associationKinds)[number];

/** What the other product of a directed kind says. */
const inverses = { spare_part: 'spare_part_of', replaces: 'replaced_by' } as const;
type DirectedKind = keyof typeof inverses;

/** The lists of products that one product has: those of the kinds, and those in which another product names it. */
export const associationSides = [
  'fits_with',
  'spare_part',
  'spare_part_of',
  'sold_together',
  'alternative',
  'replaced_by',
  'replaces',
] as const;
export type AssociationSide = (typeof associationSides)[number];

export const isDirected = (kind: AssociationKind): kind is DirectedKind => kind in inverses;

/** The list in which the other product has this one. */
export const sideOfOther = (kind: AssociationKind): AssociationSide =>
  isDirected(kind) ? inverses[kind] : kind;

/** The kind of a list, and whether it is written at the other product. */
export function kindOfSide(side: AssociationSide): { kind: AssociationKind; isInverse: boolean } {
  if (side === 'spare_part_of') return { kind: 'spare_part', isInverse: true };
  if (side === 'replaced_by') return { kind: 'replaces', isInverse: true };
  return { kind: side, isInverse: false };
}

/** The maximum number of products in each of these lists. */
export const maxAssociations = 24;

export const sideLabels: Readonly<Record<AssociationSide, string>> = {
  fits_with: 'Uyumlu ürünler',
  spare_part: 'Yedek parçaları',
  spare_part_of: 'Yedek parçası olduğu ürünler',
  sold_together: 'Birlikte alınanlar',
  alternative: 'Alternatifleri',
  replaced_by: 'Yerine gelenler',
  replaces: 'Yerini aldıkları',
};

/** One product that names another one. A mutual kind has a row in each direction. */
export type Pair = { kind: AssociationKind; productId: number; otherId: number };

export const itself = 'Bir ürün kendisiyle eşleştirilemez.';

const most = `en çok ${maxAssociations}`;
export const tooMany: Readonly<Record<AssociationSide, string>> = {
  fits_with: `Bir ürüne ${most} uyumlu ürün eklenebilir.`,
  spare_part: `Bir ürüne ${most} yedek parça eklenebilir.`,
  spare_part_of: `Bir ürün ${most} ürünün yedek parçası olabilir.`,
  sold_together: `Bir ürüne ${most} birlikte alınan ürün eklenebilir.`,
  alternative: `Bir ürüne ${most} alternatif eklenebilir.`,
  replaced_by: `Bir ürünün yerine ${most} ürün gelebilir.`,
  replaces: `Bir ürün ${most} ürünün yerini alabilir.`,
};

/** Why a directed kind is refused that would lead back to where it began. */
export const leadsBack: Readonly<Record<DirectedKind, string>> = {
  spare_part:
    'Bu ürün zaten öbürünün yedek parçası, belki başka ürünler üzerinden; iki ürün birbirinin yedek parçası olamaz.',
  replaces:
    'Bu ürünün yerini zaten öbürü alıyor, belki başka ürünler üzerinden; iki ürün birbirinin yerini alamaz.',
};
