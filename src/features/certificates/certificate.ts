import { z } from 'zod';
import { flag, line, optionalId } from '#shared/schema/fields.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { DocumentFile, Picture } from '#shared/schema/media.ts';

export const certificate = recordSchemas({
  texts: { name: line(200), issuer: line(200) },
  fields: { image_id: optionalId.optional(), file_id: optionalId.optional(), is_active: flag.optional() },
  shown: { image: Picture.nullable(), file: DocumentFile.nullable(), is_active: z.boolean() },
});
export const Certificate = certificate.record;
export type Certificate = z.infer<typeof Certificate>;

export const PublicCertificate = certificate.shown
  .omit({ is_active: true })
  .extend({ name: z.string(), issuer: z.string(), fallbacks });
export type PublicCertificate = z.infer<typeof PublicCertificate>;
