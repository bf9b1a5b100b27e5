import type { Migration } from '../migration-tables.ts';
import { keepArticleCodes, keepSimilarCodes } from './001-first-schema/products/article-codes.ts';
import { createCatalogues } from './001-first-schema/catalogues.ts';
import { createCertificates } from './001-first-schema/certificates.ts';
import { createContactInformation } from './001-first-schema/contact-information.ts';
import { createContents } from './001-first-schema/contents.ts';
import { createContracts } from './001-first-schema/contracts.ts';
import { createHomeSections } from './001-first-schema/home-sections.ts';
import { createSocialMedia } from './001-first-schema/social-media.ts';
import { createCategories } from './001-first-schema/categories.ts';
import { createCategoryCounts } from './001-first-schema/category-counts.ts';
import { createListCounts } from './001-first-schema/products/list-counts.ts';
import { createListRevisions } from './001-first-schema/list-revisions.ts';
import { createMedia } from './001-first-schema/media.ts';
import { createImports } from './001-first-schema/products/imports.ts';
import { createMail } from './001-first-schema/messages/mail.ts';
import { createMessages } from './001-first-schema/messages/messages.ts';
import { createReplyTemplates } from './001-first-schema/messages/mail.ts';
import { createSubscribers } from './001-first-schema/messages/subscribers.ts';
import { createMediaUses } from './001-first-schema/media.ts';
import { createOperation } from './001-first-schema/operation.ts';
import { createPosts } from './001-first-schema/posts.ts';
import { keepHasPicture } from './001-first-schema/products/product-pictures.ts';
import { createProductSearch } from './001-first-schema/products/product-search.ts';
import { createProducts } from './001-first-schema/products/products.ts';
import { createSite } from './001-first-schema/site.ts';
import { keepTransporterTypeIds } from './001-first-schema/products/transporter-type-ids.ts';
import { createSchoolTours } from './001-first-schema/school-tours.ts';
import { createTransporterTypes } from './001-first-schema/products/transporter-type-ids.ts';
import { createUsers } from './001-first-schema/users.ts';
import { createVariantChoices } from './001-first-schema/products/variant-choices.ts';
import {
  createProductVocabulary,
  createVariants,
  createVariantSets,
} from './001-first-schema/products/variants.ts';

/** The whole schema of the first version. It is never edited: a change is a new migration (docs/decisions/0065). */
export const firstSchema: Migration = {
  name: '001-first-schema-12',
  async up(db, dialect) {
    await createSite(db, dialect);
    await createUsers(db, dialect);
    await createOperation(db, dialect);
    await createMedia(db, dialect);
    await createMediaUses(db, dialect);
    await createCategories(db, dialect);
    await createTransporterTypes(db, dialect);
    await createProductVocabulary(db, dialect);
    await createVariantSets(db, dialect);
    await createProducts(db, dialect);
    await createVariants(db, dialect);
    await keepArticleCodes(db, dialect);
    await keepSimilarCodes(db, dialect);
    await createCategoryCounts(db, dialect);
    await createProductSearch(db, dialect);
    await createListRevisions(db, dialect);
    await keepTransporterTypeIds(db, dialect);
    await keepHasPicture(db, dialect);
    await createListCounts(db, dialect);
    await createVariantChoices(db, dialect);
    await createCertificates(db, dialect);
    await createContactInformation(db, dialect);
    await createContracts(db, dialect);
    await createSocialMedia(db, dialect);
    await createContents(db, dialect);
    await createHomeSections(db, dialect);
    await createPosts(db, dialect);
    await createCatalogues(db, dialect);
    await createSchoolTours(db, dialect);
    await createMessages(db, dialect);
    await createMail(db, dialect);
    await createSubscribers(db, dialect);
    await createReplyTemplates(db, dialect);
    await createImports(db, dialect);
  },
};
