import { dayMs } from '#shared/rules/durations.ts';
import type { PublicLanguage } from '#features/languages/language.ts';

/** One year, in seconds (docs/product.md, "Languages"). */
const cookieAge = (365 * dayMs) / 1000;

/**
 * Runs the steps of a language change in order (docs/product.md, "Languages"). Failed calls are ignored: the
 * caller then opens the counterpart address, whose page loads its own data.
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
    // The next page loads the texts itself.
  }
}

/** The language also changes in a browser without storage. */
function remember(choice: string): void {
  try {
    localStorage.setItem('lang', choice);
  } catch {
    // The address and the cookie hold the choice as well.
  }
}
