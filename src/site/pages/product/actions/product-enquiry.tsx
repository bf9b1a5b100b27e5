import { useSyncExternalStore } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { whatsappLink } from '#shared/rules/whatsapp.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { CompareToggle } from '../../../compare/compare-toggle.tsx';
import { useSite, useTexts } from '../../../loading/site-data.ts';
import { phoneLink } from '../../../shell/phone-link.ts';
import { offeredName } from '#features/offered-variants/variant-choice.rules.ts';

type ProductEnquiryProps = { product: ProductPage; variant: PublicVariant | undefined };

const loadLead = () => import('./product-lead.ts');

/** The comparison, and WhatsApp and phone links that ask about the product or variant, where there are numbers. */
export function ProductEnquiry({ product, variant }: ProductEnquiryProps) {
  const { configuration, contacts } = useSite();
  const translate = useTexts();
  const address = useProductAddress(product.seo_name, variant?.code);
  const { whatsappNumber } = configuration;
  const phone = contacts.telefon[0]?.content ?? '';
  const call = phoneLink(phone);
  const count = (kind: 'whatsapp' | 'phone') =>
    loadLead().then(
      ({ countLead }) => countLead(kind, product.id),
      // Counting is optional, so a failed load is ignored.
      () => undefined,
    );
  const { code } = variant ?? product;
  // The card of a product with one variant takes the product, and so does its page.
  const variantId = product.variants.length > 1 && variant ? variant.id : null;
  const name = [product.name, variant && offeredName(product, variant)].filter(Boolean).join(', ');
  return (
    <ul className="product-enquiry">
      <li>
        <CompareToggle
          item={{ product_id: product.id, variant_id: variantId, seo_name: product.seo_name }}
          name={name}
          isWorded
        />
      </li>
      {whatsappNumber && (
        <li>
          <a
            href={whatsappLink(
              whatsappNumber,
              translate('offer.whatsapp_text', { name, code, address }).trim(),
            )}
            target="_blank"
            rel="noopener"
            onClick={() => void count('whatsapp')}
          >
            {translate('offer.whatsapp')}
          </a>
        </li>
      )}
      {call && (
        <li>
          <a href={call} onClick={() => void count('phone')}>
            {translate('offer.phone', { number: phone })}
          </a>
        </li>
      )}
    </ul>
  );
}

/**
 * The absolute address of a product or variant; only the path before hydration if the
 * server has no public URL.
 */
function useProductAddress(seoName: string, code = ''): string {
  const { prefix, publicUrl } = useSite();
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => publicUrl || location.origin,
    () => publicUrl,
  );
  const page = { name: 'product', params: { seo_name: seoName }, query: { v: code } } as const;
  return origin && origin + pagePath(prefix, page);
}
