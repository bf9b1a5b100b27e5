import type { z } from 'zod';
import { line } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';

/**
 * A label of attribute rows, such as `Malzeme`. Products refer to labels by id, so a new name shows on all of
 * them.
 */
export const attributeLabel = recordSchemas({ texts: { name: line(300) }, fields: {}, shown: {} });
export const AttributeLabel = attributeLabel.record;
export type AttributeLabel = z.infer<typeof AttributeLabel>;
