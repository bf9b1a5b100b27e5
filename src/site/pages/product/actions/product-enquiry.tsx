import { useSyncExternalStore } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { whatsappLink } from '#shared/rules/whatsapp.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite, useTexts } from '../../../loading/site-data.ts';
import { phoneLink } from '../../../shell/phone-link.ts';
import { offeredName } from '../variants/choice.ts';

type ProductEnquiryProps = { product: ProductPage; variant: PublicVariant | undefined };

const loadLead = () => import('./product-lead.ts');

/** WhatsApp and phone links that ask about the product or variant; a link without a number is left out. */
export function ProductEnquiry({ product, variant }: ProductEnquiryProps) {
  const { configuration, contacts } = useSite();
  const translate = useTexts();
  const address = useProductAddress(product.seo_name, variant?.code);
  const { whatsappNumber } = configuration;
  const phone = contacts.telefon[0]?.content ?? '';
  const call = phoneLink(phone);
  if (!whatsappNumber && !call) return null;
  const count = (kind: 'whatsapp' | 'phone') =>
    loadLead().then(
      ({ countLead }) => countLead(kind, product.id),
      // Counting is optional, so a failed load is ignored.
      () => undefined,
    );
  const { code } = variant ?? product;
  const name = [product.name, variant && offeredName(product, variant)].filter(Boolean).join(', ');
  return (
    <ul className="product-enquiry">
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
