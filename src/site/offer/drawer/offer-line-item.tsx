import { useId, useState } from 'react';
import { maxOfferNote } from '#features/orders/offer-line.rules.ts';
import { QuantityStepper } from '../quantity-stepper.tsx';
import { NonBreakingUnits } from '../../components/non-breaking-units.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { changeLine, wholeQuantity, type OfferLine } from '../offer-list.ts';
import { closeOfferList, updateLines } from '../offer-store.ts';
import { lineVariant, useLineName } from './line-name.ts';

type OfferLineItemProps = { line: OfferLine; isReturned: boolean; onRemove: () => void };

/** A product of the list with its quantity, its note and the request for a sample. */
export function OfferLineItem({ line, isReturned, onRemove }: OfferLineItemProps) {
  const translate = useTexts();
  const nameId = useId();
  const { name, lang } = useLineName(line);
  const site = useSite();
  const variant = lineVariant(line, site);
  const change = (changed: Partial<OfferLine>) =>
    updateLines((lines) => changeLine(lines, line.key, changed));
  return (
    <li>
      <div
        className="offer-line"
        role="group"
        aria-labelledby={variant ? `${nameId} ${nameId}-variant` : nameId}
      >
        <LinePicture address={line.picture} />
        <div className="offer-line-words">
          <SiteLink
            page="product"
            params={{ seo_name: line.seo_name }}
            query={{ v: line.variant_id === null ? '' : line.code }}
            id={nameId}
            lang={lang}
            onClick={closeOfferList}
          >
            <NonBreakingUnits text={name} />
          </SiteLink>
          {variant && (
            <p id={`${nameId}-variant`} className="offer-line-variant">
              <NonBreakingUnits text={variant} />
            </p>
          )}
          <p className="offer-line-code" translate="no">
            {line.code}
          </p>
        </div>
        <button
          type="button"
          className="offer-line-remove"
          // The undo button that brought the line back had the focus.
          autoFocus={isReturned}
          aria-label={translate('offer.remove_named', { name: [name, variant].filter(Boolean).join(', ') })}
          title={translate('offer.remove')}
          onClick={onRemove}
        >
          <span aria-hidden />
        </button>
        <div className="offer-line-wishes">
          <QuantityStepper
            quantity={line.quantity}
            onChange={(quantity) => change({ quantity: wholeQuantity(quantity) })}
            sold={line}
          />
          <label className="offer-line-sample">
            <input
              type="checkbox"
              checked={line.wants_sample}
              onChange={({ target }) => change({ wants_sample: target.checked })}
            />
            {translate('offer.sample')}
          </label>
          <LineNote note={line.note} onChange={(note) => change({ note })} />
        </div>
      </div>
    </li>
  );
}

/** A note field that opens on demand, so that lines without a note stay short. */
function LineNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const translate = useTexts();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && note === '')
    return (
      <button type="button" className="offer-link" onClick={() => setWanted(true)}>
        {translate('offer.note_add')}
      </button>
    );
  return (
    <label className="offer-line-note">
      <span>{translate('offer.note')}</span>
      <textarea
        autoFocus={isWanted}
        rows={1}
        maxLength={maxOfferNote}
        placeholder={translate('offer.note_hint')}
        value={note}
        onChange={({ target }) => onChange(oneLine(target.value))}
      />
    </label>
  );
}

/**
 * The server takes notes as one line, so line breaks and other control characters of
 * pasted texts become spaces.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}

/** A small picture of a product; a blank area if there is none or if it fails to load. */
function LinePicture({ address }: { address: string }) {
  const [failed, setFailed] = useState('');
  return (
    <span className="offer-line-picture">
      {address && address !== failed && (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
