import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { PublicInterfaceTexts, PublicLanguage } from '#features/languages/language.ts';
import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import { footerContacts, footerContracts, menuTree } from '../navigation.ts';
import { translator } from '#features/languages/translate.rules.ts';
import type { Translate } from '#features/languages/translate.rules.ts';
import { useSiteIfLoaded } from '../routing/routing.tsx';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { Visit } from './load.ts';

/**
 * Loads the data that all pages of a language share. The result is the same object as long as the API answers with the
 * same objects, as it does on the server for all pages between two changes of the content.
 */
export async function loadSite(api: SiteApi, visit: Visit): Promise<SiteData> {
  const answers = await loadAnswers(api);
  const { lang, prefix, publicUrl, csrfToken, year } = visit;
  const inputs = [...answers, lang, prefix, publicUrl, csrfToken, year];
  const categories = answers[4];
  const known = knownSites.get(categories);
  if (known?.inputs.every((input, index) => input === inputs[index])) return known.site;
  const site = presentSite(answers, visit);
  knownSites.set(categories, { inputs, site });
  return site;
}

/** The last result by the list of categories, with what it was made of. */
const knownSites = new WeakMap<object, { inputs: readonly unknown[]; site: SiteData }>();

function loadAnswers(api: SiteApi) {
  return Promise.all([
    api.languages(),
    api.texts(),
    api.configuration(),
    api.pageMetas(),
    api.categories(),
    api.contactInformation(),
    api.contracts(),
    api.socialMedia(),
  ]);
}

type Answers = Awaited<ReturnType<typeof loadAnswers>>;

function presentSite(answers: Answers, { lang, prefix, publicUrl, csrfToken, year }: Visit) {
  const [languages, texts, configuration, pageMetas, categories, contacts, contracts, socialMedia] = answers;
  return {
    lang,
    prefix,
    publicUrl,
    csrfToken,
    languages,
    texts: textsFor(texts, configuration),
    configuration,
    pageMetas,
    categories: menuTree(filledCategories(categories)),
    contacts: footerContacts(contacts, lang),
    contracts: footerContracts(contracts),
    socialMedia,
    year,
  };
}

/** Leaves out the consent texts on sites without scripts that need consent. */
function textsFor({ consent = {}, ...texts }: PublicInterfaceTexts, { integrations }: PublicConfiguration) {
  return integrations.length > 0 ? { ...texts, consent } : texts;
}

export type SiteData = ReturnType<typeof presentSite>;

/**
 * Whether a path segment is a language prefix: only active languages have one, and
 * the main language has none.
 */
export function isLanguagePrefix(abbr: string | undefined, languages: readonly PublicLanguage[]): boolean {
  return abbr === undefined || languages.some((language) => language.abbr === abbr && !language.is_main);
}

export function useSite(): SiteData {
  const site = useSiteIfLoaded();
  if (!site) throw new Error('The shell was rendered without its data');
  return site;
}

export function useTexts(): Translate {
  return translator(useSite().texts);
}
