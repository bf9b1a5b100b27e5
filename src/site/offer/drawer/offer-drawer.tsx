import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { useRouteKey } from '../../shell/use-route-key.ts';
import { closeOfferList, useOffer } from '../offer-store.ts';
import { OfferLineList } from './offer-line-list.tsx';
import { useNamesInPageLanguage } from './use-names-in-page-language.ts';
import './offer-drawer.css';

type View = 'list' | 'details';

/** The offer list over the page: first the products, then the form that asks for the offer. */
export function OfferDrawer() {
  const translate = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOffer((state) => state.isOpen);
  const lines = useOffer((state) => state.lines);
  const [view, setView] = useState<View>('list');
  const routeKey = useRouteKey();
  useNamesInPageLanguage(isOpen);

  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useEffect(() => closeOfferList(), [routeKey]);

  return (
    <dialog
      ref={dialog}
      className="drawer offer-drawer"
      aria-labelledby="offer-title"
      onClose={closeOfferList}
      onClick={(event) => event.target === event.currentTarget && closeOfferList()}
    >
      <header className="drawer-head offer-head">
        <h2 id="offer-title">{translate('offer.title')}</h2>
        <button
          type="button"
          className="drawer-close"
          aria-label={translate('offer.close')}
          onClick={closeOfferList}
        >
          <span aria-hidden />
        </button>
      </header>
      {view === 'list' && <OfferLineList lines={lines} />}
      {view === 'list' && lines.length > 0 && (
        <footer className="offer-foot">
          <Button onClick={() => setView('details')}>{translate('offer.next')}</Button>
        </footer>
      )}
    </dialog>
  );
}
