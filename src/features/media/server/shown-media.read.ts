import { catalogueKind } from '#features/catalogues/catalogue.kind.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { categoryKind } from '#features/categories/category.kind.ts';
import { certificateKind } from '#features/certificates/certificate.kind.ts';
import { configurationKind } from '#features/configuration/configuration.kind.ts';
import { listOwnersOfValidClaims } from '#features/compliance/server/compliance.read.ts';
import { contactInformationKind } from '#features/contact-information/contact-information.kind.ts';
import { contentKind } from '#features/contents/content.kind.ts';
import { loadShownContentIds } from '#features/contents/server/public-contents.read.ts';
import { contractKind } from '#features/contracts/contract.kind.ts';
import { finishKind } from '#features/finishes/finish.kind.ts';
import { postKind } from '#features/posts/post.kind.ts';
import { postSections } from '#features/posts/post.ts';
import { visiblePosts } from '#features/posts/server/visible-posts.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import { productKind } from '#features/products/product.kind.ts';
import { schoolTourKind } from '#features/school-tours/school-tour.kind.ts';
import { loadVisibleTours } from '#features/school-tours/server/school-tours.read.ts';
import { socialMediaKind } from '#features/social-media/social-media.kind.ts';
import type { ClaimOwner } from '#features/compliance/compliance.rules.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { dayIn } from '#server/texts/day.ts';
import { readLiveUses, type LiveUse } from './media-usage.queries.ts';

type Seen = { db: Reader; now: string; today: string; mediumId: number };
type IsShown = (seen: Seen, uses: readonly LiveUse[]) => Promise<boolean>;

/**
 * Whether a page of the site shows or links a medium at this instant. It uses the same queries as the pages
 * (docs/product.md, "Pictures and files"). Visitors never see media of kinds that are not listed here.
 */
export async function isShownMedium(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  mediumId: number,
): Promise<boolean> {
  const today = dayIn(config.timeZone, clock.now());
  const seen = { db, now: clock.now().toISOString(), today, mediumId };
  for await (const some of readLiveUses(db, mediumId))
    for (const [entity, uses] of Map.groupBy(some, (use) => use.entity))
      if (await shownKinds.get(entity)?.(seen, uses)) return true;
  return false;
}

const always: IsShown = async () => true;

const shownKinds: ReadonlyMap<string, IsShown> = new Map<string, IsShown>([
  [configurationKind.entity, always],
  [contactInformationKind.entity, always],
  [socialMediaKind.entity, always],
  [certificateKind.entity, inActiveRow('certificates')],
  [contractKind.entity, inActiveRow('contracts')],
  // A catalogue without its PDF is shown on no page.
  [catalogueKind.entity, inActiveRow('catalogues', ({ file_id: file }) => typeof file === 'number')],
  [categoryKind.entity, inVisibleCategory],
  [contentKind.entity, inShownContent],
  [finishKind.entity, inOfferedFinish],
  [postKind.entity, inVisiblePost],
  [productKind.entity, inVisibleProduct],
  [schoolTourKind.entity, inVisibleTour],
]);

const idsOf = (uses: readonly LiveUse[]) => uses.map((use) => use.entity_id);

type AnyColumns = Readonly<Record<string, unknown>>;

/** Checks records of a table of which visitors see the active ones. */
function inActiveRow(table: ListedTable, isComplete: (row: AnyColumns) => boolean = () => true): IsShown {
  return async ({ db }, uses) => {
    const rows = await selectRowsById<AnyColumns>(db, table, idsOf(uses));
    return rows.some((row) => row.is_active === 1 && row.deleted_at === null && isComplete(row));
  };
}

async function inVisibleCategory({ db }: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  const trees = await Promise.all([
    loadVisibleCategories(db, 'products'),
    loadVisibleCategories(db, 'school-tours'),
  ]);
  return idsOf(uses).some((id) => trees.some(({ byId }) => byId(id) !== undefined));
}

async function inShownContent({ db, now }: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  const shown = new Set(await loadShownContentIds(db, now));
  return idsOf(uses).some((id) => shown.has(id));
}

/** Checks posts. The file of a video is played only in posts of the kind `videos`. */
async function inVisiblePost({ db, now }: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  for (const section of postSections) {
    const own = uses.filter(({ field }) => field !== 'video_file_id' || section === 'videos');
    if (own.length === 0) continue;
    const posts = visiblePosts(db, section, now).where('id', 'in', idsOf(own));
    if (await posts.select('id').executeTakeFirst()) return true;
  }
  return false;
}

async function inVisibleProduct(seen: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  const { db, now, mediumId } = seen;
  const { ids } = await loadVisibleCategories(db, 'products');
  if (ids.length === 0) return false;
  const products = visibleProducts(db, now, ids).where('products.id', 'in', idsOf(uses));
  const own = idsOf(uses.filter(({ field }) => field !== variantsField && field !== claimsField));
  own.push(...(await ownersOfValidClaims(seen, 'product', uses)));
  if (await products.where('products.id', 'in', numbersIn(db, own)).select('products.id').executeTakeFirst())
    return true;
  const shown = await products
    .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
    .where('product_variants.is_active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('product_variants.image_id', '=', mediumId),
        eb.exists(
          eb
            .selectFrom('variant_files')
            .select('variant_files.id')
            .where('media_id', '=', mediumId)
            .whereRef('variant_files.owner_id', '=', 'products.id')
            .whereRef('variant_files.variant_id', '=', 'product_variants.id'),
        ),
      ]),
    )
    .select('products.id')
    .executeTakeFirst();
  return shown !== undefined;
}

/**
 * The field under which `server/content/media-uses.ts` lists the pictures and files of variants. A hidden variant
 * shows none.
 */
const variantsField = 'variants';

/** The field of the PDFs of compliance claims. Visitors see none of a claim whose last day has passed. */
const claimsField = 'claims';

/** The products or finishes that prove with this medium a claim that is valid today. */
async function ownersOfValidClaims(
  { db, today, mediumId }: Seen,
  owner: ClaimOwner,
  uses: readonly LiveUse[],
): Promise<number[]> {
  const ids = idsOf(uses.filter(({ field }) => field === claimsField));
  if (ids.length === 0) return [];
  return listOwnersOfValidClaims(db, owner, { ids, today, documentId: mediumId });
}

async function inOfferedFinish(seen: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  const { db, now } = seen;
  const { ids } = await loadVisibleCategories(db, 'products');
  const own = idsOf(uses.filter(({ field }) => field !== claimsField));
  own.push(...(await ownersOfValidClaims(seen, 'finish', uses)));
  if (ids.length === 0) return false;
  const offered = await visibleProducts(db, now, ids)
    .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
    .where('product_variants.is_active', '=', 1)
    .where('product_variants.finish_id', 'in', numbersIn(db, own))
    .select('products.id')
    .executeTakeFirst();
  return offered !== undefined;
}

async function inVisibleTour({ db }: Seen, uses: readonly LiveUse[]): Promise<boolean> {
  const shown = new Set((await loadVisibleTours(db)).map(({ row }) => row.id));
  return idsOf(uses).some((id) => shown.has(id));
}
