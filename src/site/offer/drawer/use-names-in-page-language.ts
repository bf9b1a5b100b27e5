import { useEffect } from 'react';
import { browserApi } from '../../loading/browser-api.ts';
import { useSite } from '../../loading/site-data.ts';
import { refreshProduct } from '../offer-list.ts';
import { offeredChoice } from '../offered-choice.ts';
import { offerLines, updateLines } from '../offer-store.ts';

/** Fetches the names that the list lacks in the page's language while the drawer is open. */
export function useNamesInPageLanguage(isOpen: boolean): void {
  const { lang } = useSite();
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    void fetchMissingNames(lang, stop.signal);
    return () => stop.abort();
  }, [isOpen, lang]);
}

/** Prevents repeated requests for a product that has no translation. */
const asked = new Set<string>();

/** Fetches one name after another and stops at the first failed call. */
async function fetchMissingNames(lang: string, signal: AbortSignal): Promise<void> {
  for (const { key, names, variant_id, seo_name } of offerLines()) {
    const question = `${lang} ${key}`;
    if (names[lang] !== undefined || asked.has(question)) continue;
    const product = await browserApi(lang)
      .product(seo_name)
      .catch(() => undefined);
    if (product === undefined || signal.aborted) return;
    asked.add(question);
    if (!product) continue;
    const variant = product.variants.find(({ id }) => id === variant_id);
    // If the variant no longer exists, the line keeps its names.
    if (variant_id === null || variant)
      updateLines((lines) => refreshProduct(lines, offeredChoice(product, variant, lang)));
  }
}
