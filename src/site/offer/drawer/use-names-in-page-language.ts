import { useEffect } from 'react';
import { browserApi } from '../../loading/browser-api.ts';
import { useSite } from '../../loading/site-data.ts';
import { refreshProduct } from '../offer-list.ts';
import { offeredProduct } from '../offered-product.ts';
import { offerLines, updateLines } from '../offer-store.ts';

/** While the drawer is open, fetches the names that the list lacks in the page's language. */
export function useNamesInPageLanguage(isOpen: boolean): void {
  const { lang } = useSite();
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    void fetchMissingNames(lang, stop.signal);
    return () => stop.abort();
  }, [isOpen, lang]);
}

/** A product without a translation is asked for once in each language. */
const asked = new Set<string>();

/** One after the other; ends early when a call fails. */
async function fetchMissingNames(lang: string, signal: AbortSignal): Promise<void> {
  for (const { names, product_id, seo_name } of offerLines()) {
    const question = `${lang} ${product_id}`;
    if (names[lang] !== undefined || asked.has(question)) continue;
    const product = await browserApi(lang)
      .product(seo_name)
      .catch(() => undefined);
    if (product === undefined || signal.aborted) return;
    asked.add(question);
    if (product)
      updateLines((lines) => refreshProduct(lines, offeredProduct(product, product.images[0], lang)));
  }
}
