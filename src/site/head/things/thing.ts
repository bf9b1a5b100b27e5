import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  EventLeaf,
  OrganizationLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { previewFile } from '#shared/picture-files.ts';
import type { Picture } from '#shared/schema/media.ts';
import { absoluteUrl } from '../page-head.ts';

/** The kinds that pages describe to search engines (docs/product.md, "Structured data"). */
export type Thing =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | EventLeaf
  | OrganizationLeaf
  | ProductGroupLeaf
  | ProductLeaf
  | VideoObjectLeaf
  | WebSiteLeaf;

/** The address in `@id` by which other things of a page name the company. */
export function companyId(publicUrl: string): string {
  return `${publicUrl}/#company`;
}

/** The absolute addresses of these pictures; one without a file is left out. */
export function imageUrls(publicUrl: string, pictures: readonly Picture[]): string[] {
  return pictures
    .flatMap((picture) => previewFile(picture) ?? [])
    .map(({ url }) => absoluteUrl(publicUrl, url));
}
