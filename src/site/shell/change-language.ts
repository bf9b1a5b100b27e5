import type { PublicLanguage } from '#shared/api/language.ts';
import { announceLanguage, browserApi, markTextsStale } from '../loading/browser-api.ts';

/** One year, in seconds (docs/product.md, "Languages"). */
const cookieAge = 365 * 24 * 60 * 60;

/**
 * Runs the steps of a language change in order (docs/product.md, "Languages"). Failed calls are ignored: the
 * caller then opens the counterpart address, whose page loads its own data.
 */
export async function changeLanguage({ abbr, lang }: PublicLanguage): Promise<void> {
  markTextsStale();
  remember(JSON.stringify({ abbr, lang }));
  document.cookie = `_lang=${abbr}; path=/; max-age=${cookieAge}; samesite=lax`;
  document.documentElement.lang = abbr;
  try {
    await announceLanguage(abbr);
    await browserApi(abbr).texts();
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
