import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { useTexts } from '../../../loading/site-data.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { CopyButton } from './copy-button.tsx';
import { useMeasures } from './measures.ts';

type VariantFactsProps = { product: ProductPage; variant: PublicVariant | undefined };

/** Code, weight and pack quantity of the chosen variant; before the choice, the ranges of all variants. */
export function VariantFacts({ product, variant }: VariantFactsProps) {
  const translate = useTexts();
  const { weightOf, packOf } = useMeasures();
  const shown = variant ? [variant] : product.variants;
  return (
    <dl className="variant-facts">
      <div className="variant-facts-code">
        <dt>{translate('products.code')}</dt>
        <dd>
          {variant ? (
            <>
              <span translate="no">{variant.code}</span>
              <CopyButton
                text={variant.code}
                label={translate('variants.copy_code', { code: variant.code })}
              />
            </>
          ) : (
            translate(promptKey(product))
          )}
        </dd>
      </div>
      {weightOf(product.variants) && (
        <div>
          <dt>{translate('variants.weight')}</dt>
          <dd>{weightOf(shown) || '–'}</dd>
        </div>
      )}
      {packOf(product.variants) && (
        <div>
          <dt>{translate('variants.pack')}</dt>
          <dd>{packOf(shown) || '–'}</dd>
        </div>
      )}
    </dl>
  );
}

/** The text that asks for the missing choice. */
function promptKey({ sizes, finishes }: ProductPage): TextKey {
  if (finishes.length < 2) return 'variants.choose_size';
  return sizes.length < 2 ? 'variants.choose_finish' : 'variants.choose';
}
