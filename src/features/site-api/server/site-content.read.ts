import { contentPlaces, type ContentPage, type PublicContentItem } from '#features/contents/content.ts';
import type { SiteContent } from '../site-content.ts';
import type { PublicCatalogue } from '#features/catalogues/catalogue.ts';
import type { PublicCertificate } from '#features/certificates/certificate.ts';
import type { ContentSections } from '#features/contents/server/public-contents.read.ts';

/** All pages with their sections; sections of other records are given. */
export function presentSiteContent(
  itemsOf: ContentSections,
  { certificates, catalogues }: { certificates: PublicCertificate[]; catalogues: PublicCatalogue[] },
): SiteContent {
  const sectionsOf = <Page extends ContentPage>(page: Page) =>
    Object.fromEntries(
      Object.keys(contentPlaces[page]).map((section) => [section, itemsOf(page, section)]),
    ) as Record<keyof (typeof contentPlaces)[Page], PublicContentItem[]>;
  return {
    breadcrumbs: sectionsOf('breadcrumbs'),
    home: sectionsOf('home'),
    media: sectionsOf('media'),
    corporate: { ...sectionsOf('corporate'), certificates },
    catalogue: { ...sectionsOf('catalogue'), catalogues },
  };
}
