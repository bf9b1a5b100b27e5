/** The ids in a set of transporter types, as `products.transporter_type_ids` has it. */
export function typeIdsIn(typeSet: string): number[] {
  return typeSet.split(',').filter(Boolean).map(Number);
}
