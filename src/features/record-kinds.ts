import { attributeLabelKind } from './attribute-labels/attribute-label.kind.ts';
import { catalogueKind } from './catalogues/catalogue.kind.ts';
import { categoryKind } from './categories/category.kind.ts';
import { certificateKind } from './certificates/certificate.kind.ts';
import { configurationKind } from './configuration/configuration.kind.ts';
import { contactInformationKind } from './contact-information/contact-information.kind.ts';
import { contentKind } from './contents/content.kind.ts';
import { contractKind } from './contracts/contract.kind.ts';
import { finishKind } from './finishes/finish.kind.ts';
import { homeSectionKind } from './home-sections/home-section.kind.ts';
import { kitKind } from './kits/kit.kind.ts';
import { interfaceTextKind } from './languages/interface-text.kind.ts';
import { mediumKind } from './media/medium.kind.ts';
import { messageKinds } from './messages/message.kind.ts';
import { pageMetaKind } from './page-meta/page-meta.kind.ts';
import { postKind } from './posts/post.kind.ts';
import { printedCatalogueKind } from './print/printed-catalogue.kind.ts';
import { productKind } from './products/product.kind.ts';
import { redirectKind } from './redirects/redirect.kind.ts';
import { replyTemplateKind } from './reply-templates/reply-template.kind.ts';
import { schoolTourKind } from './school-tours/school-tour.kind.ts';
import { sizeKind } from './sizes/size.kind.ts';
import { socialMediaKind } from './social-media/social-media.kind.ts';
import { synonymKind } from './synonyms/synonym.kind.ts';
import { transporterTypeKind } from './transporter-types/transporter-type.kind.ts';
import { userKind } from './users/user.kind.ts';

/** Every kind of record in a list with an order, in the order in which staff see the kinds (docs/decisions/0026). */
export const recordKinds = [
  productKind,
  categoryKind,
  transporterTypeKind,
  sizeKind,
  finishKind,
  attributeLabelKind,
  synonymKind,
  contentKind,
  postKind,
  catalogueKind,
  printedCatalogueKind,
  certificateKind,
  kitKind,
  schoolTourKind,
  contractKind,
  replyTemplateKind,
  contactInformationKind,
  socialMediaKind,
  homeSectionKind,
] as const;

/** Further kinds that have a name and a screen but no order. */
export const otherKinds = [
  userKind,
  mediumKind,
  pageMetaKind,
  redirectKind,
  interfaceTextKind,
  configurationKind,
  ...messageKinds,
] as const;

type TableKind = (typeof recordKinds)[number];
type WithSections = Extract<TableKind, { sections: object }>;
type SectionKind = WithSections['sections'][keyof WithSections['sections']];

/** All kinds with a name and a screen: tables, sections of a table, and others. */
export type Kind = Exclude<TableKind, WithSections> | SectionKind | (typeof otherKinds)[number];

export const kinds: readonly Kind[] = [
  ...recordKinds.flatMap((kind): readonly Kind[] =>
    'sections' in kind ? Object.values(kind.sections) : [kind],
  ),
  ...otherKinds,
];

/** The names of the kinds whose unsaved values can be previewed as a page. */
export type PreviewName = Extract<Kind, { preview: string }>['preview'];
export const previewNames = kinds.flatMap((kind): PreviewName[] => ('preview' in kind ? [kind.preview] : []));
