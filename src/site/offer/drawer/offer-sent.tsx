import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { closeOfferList } from '../offer-store.ts';

/** Stands in place of the list once its request is stored. */
export function OfferSent({ email }: { email: string }) {
  const translate = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="offer-message">
      <h3 ref={title} tabIndex={-1}>
        {translate('offer.sent_title')}
      </h3>
      <p>{translate('offer.sent_text', { email })}</p>
      <Button look="quiet" onClick={closeOfferList}>
        {translate('offer.done')}
      </Button>
    </div>
  );
}
