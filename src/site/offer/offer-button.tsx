import { useTexts } from '../loading/site-data.ts';
import { countText } from '#features/languages/translate.rules.ts';
import { loadOfferDrawer } from './offer-drawer-host.tsx';
import { openOfferList, useOffer } from './offer-store.ts';
import './offer-button.css';

/** Opens the offer list; a badge shows the number of its lines. */
export function OfferButton() {
  const translate = useTexts();
  const count = useOffer(({ lines }) => lines.length);
  const title = translate('offer.title');
  const preload = () => void loadOfferDrawer().catch(() => undefined);
  return (
    <button
      type="button"
      className="offer-button"
      aria-haspopup="dialog"
      aria-label={count > 0 ? `${title}, ${countText(translate, 'offer.lines', count)}` : title}
      title={title}
      onClick={openOfferList}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <span className="offer-icon" aria-hidden />
      {count > 0 && (
        <span key={count} className="offer-count" aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
