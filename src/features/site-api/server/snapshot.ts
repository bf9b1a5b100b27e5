import type { Context } from '#server/context/context.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { listPublicCatalogues } from '#features/catalogues/server/catalogues.ts';
import {
  loadCategoryPictures,
  presentPublicTree,
} from '#features/categories/server/public-categories.read.ts';
import { loadCategoryChanges } from '#features/categories/server/category-changes.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { countChoicesByCategory } from '#features/category-filters/server/choices.read.ts';
import { listPublicCertificates } from '#features/certificates/server/certificates.ts';
import { loadContentSections } from '#features/contents/server/public-contents.read.ts';
import { loadVisibleContracts } from '#features/contracts/server/contracts.read.ts';
import { getSiteTexts } from '#features/languages/server/interface-texts.read.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { readDisclosure } from '#features/ordering-data/server/disclosure.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { PostView } from '#features/posts/server/public-posts.read.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { countVisibleProducts } from '#features/product-lists/server/visible-counts.read.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { loadTransporterTypes } from '#features/transporter-types/server/transporter-types.read.ts';
import { dayIn } from '#server/texts/day.ts';
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
    today: dayIn(config.timeZone, clock.now()),
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
      db,
      now,
      timeZone: config.timeZone,
      localiser: await localiser(),
      langs: await languageCodes(),
      videoText: plainText((await texts()).posts?.watch_video),
    }),
    contracts: once(() => loadVisibleContracts(db)),
    attributeLabels: once(() => loadAllLabels(db)),
    disclosure: once(async () => readDisclosure(await readSettings(db))),
    transporterTypes: once(() => loadTransporterTypes(db)),
    categoryChanges: once(() => loadCategoryChanges(db)),
    choiceCounts: once(async () => countChoicesByCategory(db, now, (await categories()).ids)),
  };
}

/**
 * Returns a function that loads a value at its first call and caches it. After a failure the next call tries
 * again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

/** Reads an interface text, which may be a text or an object that contains it. */
function plainText(text: string | { value: string } = ''): string {
  return typeof text === 'string' ? text : text.value;
}
