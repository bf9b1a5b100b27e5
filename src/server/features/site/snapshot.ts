import type { Context } from '#server/context.ts';
import { loadAllLabelTexts } from '#server/features/attribute-labels/attribute-labels.read.ts';
import { listPublicCatalogues } from '#server/features/catalogues/catalogues.ts';
import {
  loadCategoryPictures,
  presentPublicTree,
} from '#server/features/categories/public-categories.read.ts';
import { loadVisibleCategories } from '#server/features/categories/visible-categories.ts';
import { countChoicesByCategory } from '#server/features/category-filters/choices.read.ts';
import { listPublicCertificates } from '#server/features/certificates/certificates.ts';
import { loadContentSections } from '#server/features/contents/public-contents.read.ts';
import { loadVisibleContracts } from '#server/features/contracts/contracts.read.ts';
import { getSiteTexts } from '#server/features/languages/interface-texts.read.ts';
import { listActiveLanguages } from '#server/features/languages/languages.service.ts';
import type { PostView } from '#server/features/posts/public-posts.read.ts';
import type { PublicView } from '#server/features/product-lists/cards.read.ts';
import { countVisibleProducts } from '#server/features/product-lists/visible-counts.read.ts';
import { loadVariantVocabulary } from '#server/features/offered-variants/vocabulary.read.ts';
import { loadTransporterTypes } from '#server/features/transporter-types/transporter-types.read.ts';
import { createLocaliser } from '#server/texts/localiser.ts';

/** Values that several pages need, in one language; each is loaded once per snapshot, at its first use. */
export type Snapshot = ReturnType<typeof createSnapshot>;

export function createSnapshot(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  lang: string,
) {
  const now = clock.now().toISOString();
  const languages = once(() => listActiveLanguages(db));
  const categories = once(() => loadVisibleCategories(db));
  const languageCodes = async () => (await languages()).map(({ abbr }) => abbr);
  const mainLang = async () => (await languages()).find((language) => language.is_main)?.abbr ?? lang;
  const view = async (): Promise<PublicView> => ({
    db,
    now,
    categories: await categories(),
    localiser: createLocaliser(lang, await mainLang(), await languageCodes()),
    vocabulary,
  });
  const vocabulary = once(async () => loadVariantVocabulary(db, await localiser()));
  const texts = once(() => getSiteTexts(db, lang));
  const localiser = async () => (await view()).localiser;
  const categoryPictures = once(async () => loadCategoryPictures(db, await categories()));
  const productCounts = once(async () => countVisibleProducts(db, now, (await categories()).ids));
  return {
    db,
    now,
    lang,
    timeZone: config.timeZone,
    languages,
    languageCodes,
    mainLang,
    view,
    texts,
    categoryPictures,
    productCounts,
    publicCategories: once(async () =>
      presentPublicTree({ ...(await view()), pictures: await categoryPictures() }, await productCounts()),
    ),
    catalogues: once(async () => listPublicCatalogues(db, await localiser())),
    certificates: once(async () => listPublicCertificates(db, await localiser())),
    contents: once(async () =>
      loadContentSections(db, { localiser: await localiser(), langs: await languageCodes(), now }),
    ),
    postView: async (): Promise<PostView> => ({
      ...{ db, now, timeZone: config.timeZone, localiser: await localiser(), langs: await languageCodes() },
      videoText: plainText((await texts()).posts?.watch_video),
    }),
    contracts: once(() => loadVisibleContracts(db)),
    attributeLabels: once(() => loadAllLabelTexts(db)),
    transporterTypes: once(() => loadTransporterTypes(db)),
    choiceCounts: once(async () => countChoicesByCategory(db, now, (await categories()).ids)),
  };
}

/** Loads a value at the first call and keeps it; after a failure the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

/** An interface text, which is stored as a text or as an object with it. */
function plainText(text: string | { value: string } = ''): string {
  return typeof text === 'string' ? text : text.value;
}
