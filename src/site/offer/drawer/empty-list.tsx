import { buttonClass } from '#ui/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { closeOfferList } from '../offer-store.ts';

/** Says how products come onto the list. */
export function EmptyList() {
  const translate = useTexts();
  return (
    <div className="offer-message">
      <h3>{translate('offer.empty_title')}</h3>
      <p>{translate('offer.empty_text')}</p>
      <SiteLink page="search_products" className={buttonClass('quiet')} onClick={closeOfferList}>
        {translate('offer.browse')}
      </SiteLink>
    </div>
  );
}
