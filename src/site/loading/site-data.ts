import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { PublicInterfaceTexts, PublicLanguage } from '#features/languages/language.ts';
import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import { footerContacts, footerContracts, menuTree } from '../navigation.ts';
import { translator } from '#features/languages/translate.rules.ts';
import type { Translate } from '#features/languages/translate.rules.ts';
import { useSiteIfLoaded } from '../routing/routing.tsx';
import type { Load } from './load.ts';

/** Loads the data that all pages of a language share. It runs again only when the language changes. */
export const loadSite = (async (api, { lang, prefix, publicUrl, csrfToken, year }) => {
  const [languages, texts, configuration, pageMetas, categories, contacts, contracts, socialMedia] =
    await Promise.all([
      api.languages(),
      api.texts(),
      api.configuration(),
      api.pageMetas(),
      api.categories(),
      api.contactInformation(),
      api.contracts(),
      api.socialMedia(),
    ]);
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
}) satisfies Load<unknown>;

/** Leaves out the consent texts on sites without scripts that need consent. */
function textsFor({ consent = {}, ...texts }: PublicInterfaceTexts, { integrations }: PublicConfiguration) {
  return integrations.length > 0 ? { ...texts, consent } : texts;
}

export type SiteData = Awaited<ReturnType<typeof loadSite>>;

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
