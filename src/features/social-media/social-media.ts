import { z } from 'zod';
import { line, requiredLine, webAddress } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';

const shape = { name: z.string(), uri: z.string(), icon_name: z.string() };

export const SocialMedium = z.object(shape);
export type SocialMedium = z.infer<typeof SocialMedium>;

/** If `icon_name` is missing or empty, it is guessed from the name. */
export const socialMedia = recordSchemas({
  texts: {},
  fields: { name: requiredLine(100), uri: webAddress, icon_name: line(50).optional() },
  shown: shape,
});
export const SocialMediaAccount = socialMedia.record;
export type SocialMediaAccount = z.infer<typeof SocialMediaAccount>;
