import type { z } from 'zod';
import { line } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';

/**
 * A label of attributes, such as `Malzeme`. Products refer to it by id, so that renaming
 * it renames it everywhere.
 */
export const attributeLabel = recordSchemas({ texts: { name: line(300) }, fields: {}, shown: {} });
export const AttributeLabel = attributeLabel.record;
export type AttributeLabel = z.infer<typeof AttributeLabel>;
