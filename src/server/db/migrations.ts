import type { Migration } from './migration-tables.ts';
import { firstSchema } from './migrations/001-first-schema-12.ts';
import { shareCards } from './migrations/003-share-cards.ts';
import { legalRecords } from './migrations/004-legal-records.ts';
import { dataRequests } from './migrations/005-data-requests.ts';
import { synonyms } from './migrations/006-synonyms.ts';
import { associations } from './migrations/007-associations.ts';
import { redirects } from './migrations/008-redirects.ts';
import { processes } from './migrations/009-processes.ts';
import { traces } from './migrations/010-traces.ts';
import { typedAttributes } from './migrations/011-typed-attributes.ts';
import { apiKeys } from './migrations/012-api-keys.ts';
import { webhooks } from './migrations/013-webhooks.ts';
import { orderingData } from './migrations/014-ordering-data.ts';
import { compliance } from './migrations/015-compliance.ts';
import { productGaps } from './migrations/016-product-gaps.ts';
import { dataFeeds } from './migrations/017-data-feeds.ts';
import { scheduledImports } from './migrations/018-scheduled-imports.ts';
import { columnMappings } from './migrations/019-column-mappings.ts';
import { formerCodes } from './migrations/020-039/020-former-codes.ts';
import { variantFiles } from './migrations/020-039/021-variant-files.ts';
import { savedLists } from './migrations/020-039/023-saved-lists.ts';
import { messageChanges } from './migrations/020-039/024-message-changes.ts';
import { categoryChanges } from './migrations/020-039/025-category-changes.ts';
import { shortLinks } from './migrations/020-039/026-short-links.ts';
import { kits } from './migrations/020-039/027-kits.ts';
import { printedCatalogues } from './migrations/020-039/028-printed-catalogues.ts';
import { mailAttachments } from './migrations/020-039/029-mail-attachments.ts';
import { pagePictures } from './migrations/020-039/030-page-pictures.ts';
import { printVolumes } from './migrations/020-039/031-print-volumes.ts';
import { comparedChanges } from './migrations/020-039/032-compared-changes.ts';

/** All migrations in order. They are never edited (docs/decisions/0065). */
export const migrations: readonly Migration[] = [
  firstSchema,
  shareCards,
  legalRecords,
  dataRequests,
  synonyms,
  associations,
  redirects,
  processes,
  traces,
  typedAttributes,
  apiKeys,
  webhooks,
  orderingData,
  compliance,
  productGaps,
  dataFeeds,
  scheduledImports,
  columnMappings,
  formerCodes,
  variantFiles,
  savedLists,
  messageChanges,
  categoryChanges,
  shortLinks,
  kits,
  printedCatalogues,
  mailAttachments,
  pagePictures,
  printVolumes,
  comparedChanges,
];
