import { z } from 'zod';
import { PublicCatalogue } from '#features/catalogues/catalogue.ts';
import { PublicCertificate } from '#features/certificates/certificate.ts';
import {
  contentPlaces,
  PublicContentItem,
  type ContentPage,
  type ContentPlaces,
} from '#features/contents/content.ts';

const items = z.array(PublicContentItem);

function sectionsOf<Page extends ContentPage>(page: Page) {
  const names = Object.keys(contentPlaces[page]) as (keyof ContentPlaces[Page] & string)[];
  return Object.fromEntries(names.map((name) => [name, items])) as Record<
    (typeof names)[number],
    typeof items
  >;
}

/** All content for visitors, by page and section. */
export const SiteContent = z.strictObject({
  breadcrumbs: z.strictObject(sectionsOf('breadcrumbs')),
  home: z.strictObject(sectionsOf('home')),
  media: z.strictObject(sectionsOf('media')),
  corporate: z.strictObject({ ...sectionsOf('corporate'), certificates: z.array(PublicCertificate) }),
  catalogue: z.strictObject({ ...sectionsOf('catalogue'), catalogues: z.array(PublicCatalogue) }),
});
export type SiteContent = z.infer<typeof SiteContent>;

/** Query of GET `/api/pages/content`; without `page` the answer contains all pages. */
export const SiteContentQuery = z.object({ page: z.string().optional() });

/** Answer of GET `/api/pages/content`: all pages, or the sections of one page. */
export const SiteContentAnswer = z.union([SiteContent, ...Object.values(SiteContent.shape)]);
