import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { maxCompared, withoutCompared } from '../compare-list.ts';
import { updateCompared, useCompared } from '../compare-store.ts';
import { CompareTable } from './compare-table.tsx';
import { useComparedProducts, type Column } from './use-compared-products.ts';
import { useOfferAll } from './use-offer-all.ts';

export type CompareDialogProps = {
  isOpen: boolean;
  /** Differs for each opening, so that one that follows a closing at once is not lost. */
  openKey: string;
  onClose: () => void;
};

/** The taken products beside each other, over the page. */
export function CompareDialog({ isOpen, openKey, onClose }: CompareDialogProps) {
  const translate = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useCompared((state) => state.list);
  const { columns, isLoading, hasFailed, retry, gone, forgetGone } = useComparedProducts(list, isOpen);
  const [note, setNote] = useState('');
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    else if (!isOpen) dialog.current?.close();
  }, [isOpen, openKey]);
  const remove = (column: Column) => {
    updateCompared((all) => withoutCompared(all, [column.key]));
    setNote(translate('compare.removed', { name: column.product.name }));
    // The pressed button disappears with its column.
    dialog.current?.focus();
  };
  const leave = () => {
    forgetGone();
    setNote('');
    onClose();
  };
  return (
    <dialog ref={dialog} className="compare" aria-labelledby="compare-title" tabIndex={-1} onClose={leave}>
      <header className="compare-head">
        <h2 id="compare-title">{translate('compare.title')}</h2>
        <button
          type="button"
          className="drawer-close"
          aria-label={translate('compare.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden />
        </button>
      </header>
      <div className="compare-notes" role="status">
        {gone > 0 && <p>{translate('compare.gone', { count: gone })}</p>}
        {note && <p key={note}>{note}</p>}
        {isLoading && <p>{translate('compare.loading')}</p>}
        {list.length === 1 && !isLoading && <p>{translate('compare.alone')}</p>}
      </div>
      {hasFailed && (
        <div className="compare-message" role="alert">
          <p>{translate('compare.failed')}</p>
          <Button look="quiet" onClick={retry}>
            {translate('compare.retry')}
          </Button>
        </div>
      )}
      {columns.length > 0 && <ComparedProducts columns={columns} onRemove={remove} onNote={setNote} />}
      {list.length === 0 && <NothingTaken />}
    </dialog>
  );
}

type ComparedProductsProps = {
  columns: readonly Column[];
  onRemove: (column: Column) => void;
  onNote: (text: string) => void;
};

function ComparedProducts({ columns, onRemove, onNote }: ComparedProductsProps) {
  const translate = useTexts();
  const [hidesEqual, setHidesEqual] = useState(false);
  const offerAll = useOfferAll(columns, onNote);
  return (
    <>
      {columns.length > 1 && (
        <label className="compare-only">
          <input
            type="checkbox"
            checked={hidesEqual}
            onChange={({ target }) => setHidesEqual(target.checked)}
          />
          {translate('compare.only_differences')}
        </label>
      )}
      <CompareTable
        columns={columns}
        hidesEqual={hidesEqual && columns.length > 1}
        onRemove={onRemove}
        onNote={onNote}
      />
      <footer className="compare-foot">
        <Button look="quiet" onClick={() => window.print()}>
          {translate('compare.print')}
        </Button>
        {columns.length > 1 && <Button onClick={offerAll}>{translate('compare.offer_all')}</Button>}
      </footer>
    </>
  );
}

function NothingTaken() {
  const translate = useTexts();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className="compare-message">
      <h3>{translate('compare.empty_title')}</h3>
      <p>{translate('compare.empty_text', { max: maxCompared })}</p>
      <SiteLink ref={link} page="search_products" className={buttonClass('quiet')}>
        {translate('offer.browse')}
      </SiteLink>
    </div>
  );
}
