import { useEffect, useRef, useState } from 'react';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { insertLine, removeLines, type OfferLine, type OfferLines } from '../offer-list.ts';
import { updateLines, closeOfferList } from '../offer-store.ts';
import { OfferLineItem } from './offer-line-item.tsx';
import { lineVariant, useLineName } from './line-name.ts';
import { buttonClass } from '#ui/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';

type Removed = { line: OfferLine; index: number };

/** The products of the list. The line that was removed last leaves a row with an undo button. */
export function OfferLineList({ lines }: { lines: OfferLines }) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [returned, setReturned] = useState('');
  const isBack = removed !== null && lines.some(({ key }) => key === removed.line.key);
  const shownRemoved = isBack ? null : removed;
  const remove = (line: OfferLine, index: number) => {
    updateLines((all) => removeLines(all, [line.key]));
    setRemoved({ line, index });
    setReturned('');
  };
  const undo = ({ line, index }: Removed) => {
    updateLines((all) => insertLine(all, line, index));
    setRemoved(null);
    setReturned(line.key);
  };
  const rows = lines.map((line, index) => (
    <OfferLineItem
      key={line.key}
      line={line}
      isReturned={line.key === returned}
      onRemove={() => remove(line, index)}
    />
  ));
  if (shownRemoved)
    rows.splice(
      shownRemoved.index,
      0,
      <RemovedLine
        key={`removed-${shownRemoved.line.key}`}
        line={shownRemoved.line}
        onUndo={() => undo(shownRemoved)}
      />,
    );
  return (
    <>
      {rows.length > 0 && <ul className="offer-lines">{rows}</ul>}
      {lines.length === 0 && <EmptyList />}
    </>
  );
}

/** Takes the focus, because the button that had it was removed with the line. */
function RemovedLine({ line, onUndo }: { line: OfferLine; onUndo: () => void }) {
  const translate = useTexts();
  const name = [useLineName(line).name, lineVariant(line, useSite())].filter(Boolean).join(', ');
  const button = useRef<HTMLButtonElement>(null);
  const id = `removed-${line.key}`;
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="offer-removed">
      <p id={id}>{translate('offer.removed', { name })}</p>
      <button ref={button} type="button" className="offer-link" aria-describedby={id} onClick={onUndo}>
        {translate('offer.undo')}
      </button>
    </li>
  );
}

/** Explains how to add products to the list. */
function EmptyList() {
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
