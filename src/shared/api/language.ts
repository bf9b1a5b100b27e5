import { z } from 'zod';

/** A language that visitors can choose. */
export const PublicLanguage = z.object({ abbr: z.string(), lang: z.string(), is_main: z.boolean() });
export type PublicLanguage = z.infer<typeof PublicLanguage>;

export const PublicLanguages = z.array(PublicLanguage);

/** A language in the panel, with its interface texts. */
export const Language = z.object({
  abbr: z.string(),
  lang: z.string(),
  active: z.boolean(),
  is_main: z.boolean(),
  page_lang: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Language = z.infer<typeof Language>;
export const Languages = z.array(Language);

/** Interface texts by group and key; a value is a text or an object with `value`. */
export const PublicInterfaceTexts = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.object({ value: z.string() })])),
);
export type PublicInterfaceTexts = z.infer<typeof PublicInterfaceTexts>;
