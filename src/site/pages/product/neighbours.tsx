import type { ProductNeighbour } from '#features/product-lists/product-card.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import './neighbours.css';

type NeighboursProps = { previous: ProductNeighbour | null; next: ProductNeighbour | null };

/** Links to the previous and next product in the order of the category. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const translate = useTexts();
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={translate('products.neighbours')}>
      {previous && <Neighbour product={previous} rel="prev" label={translate('products.previous_product')} />}
      {next && <Neighbour product={next} rel="next" label={translate('products.next_product')} />}
    </nav>
  );
}

function Neighbour({ product, rel, label }: { product: ProductNeighbour; rel: string; label: string }) {
  return (
    <SiteLink page="product" params={{ seo_name: product.seo_name }} rel={rel} className="neighbour">
      <span className="neighbour-label">{label}</span>{' '}
      <span className="neighbour-name" lang={product.fallbacks?.name}>
        {product.name}
      </span>
    </SiteLink>
  );
}
