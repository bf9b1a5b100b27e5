import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import { leastQuantity } from '../../offer/quantity.ts';
import { useOffered } from '../../offer/use-offered.ts';
import { offeredName } from '#features/offered-variants/variant-choice.rules.ts';
import type { Column } from './use-compared-products.ts';
import { useOfferOf } from './use-offer-all.ts';

type ColumnPictureProps = { column: Column; onRemove: () => void };

/** The picture of a compared product, and the button that takes its column away. */
export function ColumnPicture({ column: { product, variant }, onRemove }: ColumnPictureProps) {
  const translate = useTexts();
  const picture = variant?.image ?? product.images[0];
  return (
    <div className="compare-picture">
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 801px) 20vw, 40vw" alt="" />
      ) : (
        <span className="compare-blank">{translate('products.no_picture')}</span>
      )}
      <button
        type="button"
        aria-label={translate('compare.remove_named', { name: nameOf({ product, variant }) })}
        onClick={onRemove}
      >
        <span aria-hidden />
      </button>
    </div>
  );
}

/** The name of a compared product, as a link to its page, with its choice. */
export function ColumnName({ column: { product, variant } }: { column: Column }) {
  const translate = useTexts();
  const isUnchosen = !variant && product.variants.length > 1;
  const choice = variant ? offeredName(product, variant) : isUnchosen && translate('offer.unchosen');
  return (
    <>
      <SiteLink
        page="product"
        params={{ seo_name: product.seo_name }}
        query={{ v: product.variants.length > 1 && variant ? variant.code : '' }}
        lang={product.fallbacks?.name}
      >
        {product.name}
      </SiteLink>
      {choice && <span className="compare-choice">{choice}</span>}
    </>
  );
}

type ColumnOfferProps = { column: Column; onNote: (text: string) => void };

/** The way of a compared product to the offer list. */
export function ColumnOffer({ column, onNote }: ColumnOfferProps) {
  const translate = useTexts();
  const offer = useOfferOf()(column);
  const { isListed, add } = useOffered(offer);
  const name = nameOf(column);
  if (isListed) return <span className="compare-listed">{translate('offer.added')}</span>;
  const addOne = () =>
    onNote(
      add(leastQuantity(offer))
        ? translate('offer.added_named', { name })
        : translate('offer.full', { max: maxOfferLines }),
    );
  return (
    <button
      type="button"
      className="compare-offer"
      aria-label={translate('offer.add_named', { name })}
      onClick={addOne}
    >
      {translate('offer.add')}
    </button>
  );
}

function nameOf({ product, variant }: Pick<Column, 'product' | 'variant'>): string {
  return [product.name, variant && offeredName(product, variant)].filter(Boolean).join(', ');
}
