import { z } from 'zod';
import { line, longText, requiredLine } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';

const shape = { section: z.string(), name: z.string(), content: z.string(), lang: z.string() };

/** The sections that the site shows (docs/vocabulary.md); other sections are ignored. */
export const contactSections = ['telefon', 'email', 'adres', 'shift', 'source_link'] as const;
export type ContactSection = (typeof contactSections)[number];

/**
 * An entry for visitors. The content of `adres` is HTML, that of other sections plain text; `lang`
 * is empty for all languages.
 */
export const PublicContact = z.object(shape);
export type PublicContact = z.infer<typeof PublicContact>;

/**
 * The schemas of an entry. Each section has its own order. Requests send `content_data`, which answers
 * contain as `content`.
 */
export const contactInformation = recordSchemas({
  texts: {},
  fields: {
    section: requiredLine(50),
    name: requiredLine(200),
    content_data: longText(5_000),
    lang: line(2).optional(),
  },
  shown: shape,
  list: { section: requiredLine(50) },
});
export const ContactEntry = contactInformation.record;
export type ContactEntry = z.infer<typeof ContactEntry>;
