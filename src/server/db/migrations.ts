import type { Migration } from './columns.ts';
import { catalogue } from './migrations/001-catalogue.ts';
import { categoryCounts } from './migrations/002-category-counts.ts';
import { productSearch } from './migrations/003-product-search.ts';
import { listRevisions } from './migrations/004-list-revisions.ts';
import { listRevisionsBySets } from './migrations/005-list-revisions-by-sets.ts';
import { recentProducts } from './migrations/006-recent-products.ts';
import { categoryCountsByStatement } from './migrations/007-category-counts-by-statement.ts';
import { searchVector } from './migrations/008-search-vector.ts';
import { listCounts } from './migrations/009-list-counts.ts';
import { deletedProducts } from './migrations/010-deleted-products.ts';
import { productNameStarts } from './migrations/011-name-starts.ts';
import { featuredPlaces } from './migrations/012-featured-places.ts';
import { pictureFiles } from './migrations/013-picture-files.ts';

/** Every migration, in the order in which they run. Never edited after it landed. */
export const migrations: readonly Migration[] = [
  catalogue,
  categoryCounts,
  productSearch,
  listRevisions,
  listRevisionsBySets,
  recentProducts,
  categoryCountsByStatement,
  searchVector,
  listCounts,
  deletedProducts,
  productNameStarts,
  featuredPlaces,
  pictureFiles,
];
