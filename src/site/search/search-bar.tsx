import { useEffectEvent, useLayoutEffect } from 'react';
import { cleanSearch } from '#features/product-search/product-search.rules.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { SearchField } from './search-field.tsx';
import { useProductSearch } from './use-product-search.ts';

export type SearchBarProps = {
  onClose: () => void;
  /** The text that the visitor typed while this code was loading. */
  initialText: string;
};

/** Replaces the navbar while it is open. X, Escape and a successful search close it. */
export function SearchBar({ onClose, initialText }: SearchBarProps) {
  const { prefix } = useSite();
  const translate = useTexts();
  const { isSearching, search } = useProductSearch(onClose);
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void search({ search: cleanSearch(typeof typed === 'string' ? typed : '') });
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });
  // The document listens, so that Escape works wherever the focus is. A layout effect starts before the field gets
  // the focus; a later effect would miss an Escape that is pressed at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      role="search"
      className="search-bar container"
      action={pagePath(prefix, { name: 'search_products' })}
      aria-busy={isSearching}
      onSubmit={onSubmit}
    >
      <SearchField
        isAutoFocused
        initialText={initialText}
        onSearch={(text) => void search({ search: text })}
        onLeave={onClose}
      />
      <button type="submit" className="search-icon" aria-label={translate('search.submit')}>
        <span aria-hidden />
      </button>
      <button
        type="button"
        className="search-bar-close"
        aria-label={translate('search.close')}
        onClick={onClose}
      >
        <span aria-hidden />
      </button>
      {isSearching && <span className="pending-line" aria-hidden />}
    </form>
  );
}
