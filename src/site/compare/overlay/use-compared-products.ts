import { useEffect, useState } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { loadApi } from '../../loading/load-api.ts';
import { useSite } from '../../loading/site-data.ts';
import { chosenVariant } from '#features/offered-variants/variant-choice.rules.ts';
import {
  comparedKey,
  isCompared,
  withoutCompared,
  type Compared,
  type ComparedList,
} from '../compare-list.ts';
import { updateCompared } from '../compare-store.ts';

/** A compared product; without a variant if none was chosen. */
export type Column = { key: string; product: ProductPage; variant: PublicVariant | undefined };

/**
 * Loads the pages of the compared products, which the server holds ready for all visitors. What visitors no longer
 * see leaves the list; `gone` counts it until `forgetGone`.
 */
export function useComparedProducts(list: ComparedList, isOpen: boolean) {
  const { lang } = useSite();
  const [loaded, setLoaded] = useState<{ lang: string; columns: Column[] }>({ lang, columns: [] });
  const [gone, setGone] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen || list.length === 0) return;
    let isCurrent = true;
    const show = (columns: readonly (Column | string)[]) => {
      if (!isCurrent) return;
      setFailed(false);
      setLoaded({ lang, columns: columns.filter((column) => typeof column !== 'string') });
      const missing = columns.filter((column) => typeof column === 'string');
      if (missing.length === 0) return;
      setGone((count) => count + missing.length);
      updateCompared((all) => withoutCompared(all, missing));
    };
    Promise.all(list.map((item) => loadColumn(item, lang))).then(show, () => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [list, lang, isOpen, attempt]);
  const columns = loaded.lang === lang ? loaded.columns.filter(({ key }) => isCompared(list, key)) : [];
  return {
    columns,
    isLoading: columns.length < list.length && !hasFailed,
    hasFailed: columns.length < list.length && hasFailed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    gone,
    forgetGone: () => setGone(0),
  };
}

/** The key alone if visitors no longer see the product or the variant. */
async function loadColumn(item: Compared, lang: string): Promise<Column | string> {
  const key = comparedKey(item);
  const api = await loadApi(lang);
  const product = await api.product(item.seo_name);
  // Another product may have taken over the address.
  if (product?.id !== item.product_id) return key;
  const variant =
    item.variant_id === null
      ? chosenVariant(product, null)
      : product.variants.find(({ id }) => id === item.variant_id);
  return item.variant_id !== null && !variant ? key : { key, product, variant };
}
