import type { PublicLanguage } from '#shared/api/language.ts';
import { announceLanguage, browserApi, markTextsStale } from '../loading/browser-api.ts';

/** Spec §9, "Language cookie", in seconds. */
const cookieAge = 365 * 24 * 60 * 60;

/**
 * The steps of spec §4, "Language change", in their order. The choice stands even when a call fails:
 * going to the counterpart address is the caller's, and shows what really happened.
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
    // The next page reads the texts itself.
  }
}

/** A browser that allows no storage still changes the language. */
function remember(choice: string): void {
  try {
    localStorage.setItem('lang', choice);
  } catch {
    // The address and the cookie carry it as well.
  }
}
