import { dayMs } from '#shared/rules/durations.ts';
import type { PublicLanguage } from '#features/languages/language.ts';

/** One year, in seconds (docs/product.md, "Languages"). */
const cookieAge = (365 * dayMs) / 1000;

/**
 * Runs the steps of a language change in order (docs/product.md, "Languages"). Failed calls are ignored,
 * because the caller then opens the page in the new language, which loads its own data.
 */
export async function changeLanguage({ abbr, lang }: PublicLanguage): Promise<void> {
  remember(JSON.stringify({ abbr, lang }));
  document.cookie = `_lang=${abbr}; path=/; max-age=${cookieAge}; samesite=lax`;
  document.documentElement.lang = abbr;
  try {
    const api = await import('../loading/browser-api.ts');
    api.markTextsStale();
    await api.announceLanguage(abbr);
    await api.browserApi(abbr).texts();
  } catch {
    // A failure is ignored, because the next page loads the texts itself.
  }
}

/** Stores the choice; without storage the language changes anyway. */
function remember(choice: string): void {
  try {
    localStorage.setItem('lang', choice);
  } catch {
    // A failure is ignored, because the address and the cookie also contain the choice.
  }
}
