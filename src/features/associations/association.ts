import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { Picture } from '#shared/schema/media.ts';
import { associationKinds } from './association-kinds.rules.ts';

const AssociationKind = z.enum(associationKinds, `${associationKinds.join(', ')} değerlerinden biri olmalı`);

export const AssociationChange = z.object({ other_id: id, kind: AssociationKind.default('fits_with') });
export type AssociationChange = z.infer<typeof AssociationChange>;

/** An associated product for staff, who also see hidden ones. */
export const AssociatedProduct = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  image: Picture.nullable(),
  /** Whether visitors see it. */
  is_visible: z.boolean(),
});
export type AssociatedProduct = z.infer<typeof AssociatedProduct>;

const list = z.array(AssociatedProduct);

/** The products that belong to one, by how they belong to it. */
export const Associations = z.object({
  fits_with: list,
  spare_part: list,
  /** The products of which this one is a spare part. */
  spare_part_of: list,
  sold_together: list,
  alternative: list,
  /** The products that replace this one. */
  replaced_by: list,
  replaces: list,
});
export type Associations = z.infer<typeof Associations>;
export const AssociationsWritten = written(Associations);
