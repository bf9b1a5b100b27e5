import { useEffect, useState } from 'react';
import type { ProductCard as Card } from '#features/product-lists/product-card.ts';
import { ProductSection } from '../components/product-section.tsx';
import { loadApi } from '../loading/load-api.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { rememberProduct, seenProducts } from './seen-products.ts';

/** The products that the visitor saw before this one. Nothing is shown without one, or if they cannot be loaded. */
export function RecentlySeen({ productId }: { productId: number }) {
  const { lang } = useSite();
  const translate = useTexts();
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    const ids = seenProducts().filter((id) => id !== productId);
    rememberProduct(productId);
    let isCurrent = true;
    const show = (found: readonly Card[]) => isCurrent && setCards(found);
    if (ids.length === 0) show([]);
    else
      loadApi(lang)
        .then((api) => api.productCards(ids))
        .then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [productId, lang]);
  return (
    <ProductSection
      id="recently-seen"
      title={translate('products.recently_seen')}
      products={cards}
      hasWholeRows
    />
  );
}
