import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundProduct } from '#shared/api/search.ts';
import { cleanSearch, searchLength } from '#shared/rules/product-search.ts';
import { pagePath } from '../head/addresses.ts';
import { browserApi } from '../loading/browser-api.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { SuggestionList, type Suggestion } from './suggestion-list.tsx';
import { createSuggestions } from './suggestions.ts';
import './search-field.css';

type SearchFieldProps = {
  start?: string;
  /** Takes the focus as soon as it is there. */
  isEager?: boolean;
  /** A search that was made before was chosen. */
  onSearch: (search: string) => void;
  /** A suggestion was chosen, and its page is being opened. */
  onLeave?: () => void;
};

/** As many products are suggested. */
const mostSuggested = 6;

/**
 * The text of a search with suggestions below it, as a combobox: arrow keys choose one, Enter opens it;
 * with none chosen Enter is the form's. An empty field offers the searches that were made before.
 */
export function SearchField({ start = '', isEager = false, onSearch, onLeave }: SearchFieldProps) {
  const { lang, prefix } = useSite();
  const translate = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [isOpen, setOpen] = useState(isEager);
  const [products, setProducts] = useState<readonly FoundProduct[]>([]);
  const [recent, setRecent] = useState<readonly string[]>(() => (isEager ? recentSearches() : []));
  const [active, setActive] = useState(-1);
  const [suggestions] = useState(() =>
    createSuggestions({
      read: (search) => browserApi(lang).searchProducts({ search, limit: mostSuggested }),
      show: (found) => {
        setProducts(found);
        setActive(-1);
      },
    }),
  );
  useEffect(() => () => suggestions.stop(), [suggestions]);
  useEffect(() => {
    if (isEager) input.current?.focus();
  }, [isEager]);

  const isEmpty = cleanSearch(text) === '';
  const shown: Suggestion[] = isEmpty
    ? recent.map((search) => ({ kind: 'recent', search }))
    : products.map((product) => ({ kind: 'product', product }));
  const isExpanded = isOpen && shown.length > 0;

  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
    suggestions.type(typed);
    if (cleanSearch(typed) === '') setRecent(recentSearches());
  };
  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    if (suggestion.kind === 'recent') {
      setText(suggestion.search);
      onSearch(suggestion.search);
      return;
    }
    onLeave?.();
    const params = { seo_name: suggestion.product.seo_name };
    void navigate(pagePath(prefix, { name: 'product', params }));
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isExpanded) setActive(nextActive(active, shown.length, event.key === 'ArrowDown'));
      else setOpen(true);
    } else if (event.key === 'Enter' && isExpanded && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      suggestions.stop();
      setOpen(false);
    }
  };

  return (
    <div
      className="search-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        name="search"
        role="combobox"
        aria-label={translate('search.label')}
        placeholder={translate('search.label')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${id}-list` : undefined}
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        maxLength={searchLength}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isOpen && !isEmpty && suggestionCount(translate, products.length)}
      </p>
      {isExpanded && (
        <SuggestionList
          id={id}
          suggestions={shown}
          active={active}
          onChoose={choose}
          onForget={() => {
            forgetSearches();
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Through the list and, past its ends, back to the field: -1. */
function nextActive(active: number, count: number, isDown: boolean): number {
  if (isDown) return active + 1 < count ? active + 1 : -1;
  return active >= 0 ? active - 1 : count - 1;
}

function suggestionCount(translate: ReturnType<typeof useTexts>, count: number): string {
  return count === 1
    ? translate('search.suggestion_count_one')
    : translate('search.suggestion_count', { count });
}
