import { z } from 'zod';
import { line, version } from '#shared/schema/fields.ts';
import { localisedInput, localisedOutput, outdated } from '#shared/schema/localised.ts';

/**
 * The title and description of a page, used if the shown record has none (docs/product.md, "Titles and
 * descriptions").
 */
const texts = { title: line(200), description: line(500) };

/** Body of PUT `/page-meta`; `route_name` names the page. */
export const PageMetaUpdate = localisedInput({ route_name: line(50), version }, texts);
export type PageMetaUpdate = z.infer<typeof PageMetaUpdate>;

/** The titles and descriptions of one page, with `title_{lang}` and `description_{lang}`. */
export const PageMeta = localisedOutput(
  {
    route_name: z.string(),
    version: z.int(),
    /** The page's address in the main language, with `…` instead of a record's slug. */
    path: z.string(),
    /**
     * The languages without their own title. Their title is that of the main language, or else the company
     * name.
     */
    fallback_langs: z.array(z.string()),
    /** For each field, the languages whose translation is older than the text in the main language. */
    outdated,
  },
  ['title', 'description'],
);
export type PageMeta = z.infer<typeof PageMeta>;
export const PageMetas = z.array(PageMeta);

/** Title and meta description by route name (docs/product.md, "Titles and descriptions"). */
export const PublicPageMetas = z.record(z.string(), z.object({ title: z.string(), description: z.string() }));
export type PublicPageMetas = z.infer<typeof PublicPageMetas>;
