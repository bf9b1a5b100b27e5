import type { ProductCard as Card } from '#features/product-lists/product-card.ts';
import { ProductCard } from './product-card.tsx';

type ProductSectionProps = {
  id: string;
  title: string;
  products: readonly Card[];
  /** Whether cards that would begin a row which they do not fill are hidden. */
  hasWholeRows?: boolean;
};

/** Products below a product's page, such as those that fit with it; nothing if there are none. */
export function ProductSection({ id, title, products, hasWholeRows = false }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className="product-related" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={`product-grid ${hasWholeRows ? 'product-grid-whole' : ''}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} heading="h3" />
        ))}
      </div>
    </section>
  );
}
