import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { useRouteKey } from '../../shell/use-route-key.ts';
import { removeLines } from '../offer-list.ts';
import { announce, closeOfferList, updateLines, useOffer } from '../offer-store.ts';
import { DetailsForm, type SentOffer } from './details-form.tsx';
import { ListDownload } from './list-download.tsx';
import { OfferLineList } from './offer-line-list.tsx';
import { useNamesInPageLanguage } from './use-names-in-page-language.ts';
import './offer-drawer.css';

/** The offer list over the page, in three steps: the products, the form, the confirmation. */
export function OfferDrawer() {
  const translate = useTexts();
  const lines = useOffer((state) => state.lines);
  const next = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'list' | 'details'>('list');
  const [sent, setSent] = useState<SentOffer>();

  const finish = (keys: readonly string[], offer: SentOffer) => {
    setStep('list');
    setSent(offer);
    updateLines((all) => removeLines(all, keys));
    announce(translate('offer.sent_title'));
  };
  const back = () => {
    flushSync(() => setStep('list'));
    next.current?.focus();
  };
  // Another tab may have sent or emptied the list.
  const showsDetails = step === 'details' && lines.length > 0;
  return (
    <OfferDialog onClose={() => setSent(undefined)}>
      {sent ? (
        <OfferSent {...sent} />
      ) : (
        <>
          <div className="offer-step" hidden={showsDetails}>
            <OfferLineList lines={lines} />
            {lines.length > 0 && (
              <footer className="offer-foot">
                <Button ref={next} onClick={() => setStep('details')}>
                  {translate('offer.next')}
                </Button>
                <ListDownload lines={lines} />
              </footer>
            )}
          </div>
          <div className="offer-step" hidden={!showsDetails}>
            <DetailsForm lines={lines} isShown={showsDetails} onBack={back} onSent={finish} />
          </div>
        </>
      )}
    </OfferDialog>
  );
}

/** Closes on Escape, on a click outside and on a route change; the focus then returns to the opener. */
function OfferDialog({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const translate = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOffer((state) => state.isOpen);
  const routeKey = useRouteKey();
  const openedOn = useRef(routeKey);
  useNamesInPageLanguage(isOpen);

  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  // The drawer closes before the new page takes the focus; otherwise closing would take it back.
  useEffect(() => {
    if (openedOn.current !== routeKey) dialog.current?.close();
    openedOn.current = routeKey;
  }, [routeKey]);

  const leave = () => {
    closeOfferList();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="drawer offer-drawer"
      aria-labelledby="offer-title"
      onClose={leave}
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
      {children}
    </dialog>
  );
}

/** The confirmation that replaces the list after the request was stored. */
function OfferSent({ email, reference, document }: SentOffer) {
  const translate = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="offer-message">
      <h3 ref={title} tabIndex={-1}>
        {translate('offer.sent_title')}
      </h3>
      <p>{translate('offer.sent_text', { email })}</p>
      <strong>{translate('contact.sent_reference', { reference })}</strong>
      {document !== '' && (
        <a className="offer-link" href={document} target="_blank" rel="noopener">
          {translate('offer.pdf_sent')}
        </a>
      )}
      <Button look="quiet" onClick={closeOfferList}>
        {translate('offer.done')}
      </Button>
    </div>
  );
}
