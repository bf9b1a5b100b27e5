import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { Picture } from '#shared/schema/media.ts';

/** How products belong together. A product that fits with another one also has it as one that fits. */
export const AssociationKind = z.enum(['fits_with'], 'fits_with olmalı');
export type AssociationKind = z.infer<typeof AssociationKind>;

/** The maximum number of products that fit with one. */
export const maxAssociations = 24;

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

export const Associations = z.object({ fits_with: z.array(AssociatedProduct) });
export type Associations = z.infer<typeof Associations>;
export const AssociationsWritten = written(Associations);
