import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { searchLength } from '#features/product-search/product-search.rules.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useEarlyInput } from '../forms/use-early-input.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { useNavigate } from '../routing/routing.tsx';
import type { Translate } from '#features/languages/translate.rules.ts';
import { NoSuggestions, SuggestionList, type Suggestion } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import './search-field.css';

type SearchFieldProps = {
  initialText?: string;
  /** Takes the focus on mount and opens the recent searches. */
  isAutoFocused?: boolean;
  /** The visitor chose a recent search or all results. */
  onSearch: (search: string) => void;
  /** The visitor chose a product or a category, and its page is opening. */
  onLeave?: () => void;
};

/**
 * A search field with suggestions, as an ARIA combobox. Arrow keys highlight a suggestion and Enter opens it;
 * without a highlighted suggestion Enter submits the form.
 */
export function SearchField({
  initialText = '',
  isAutoFocused = false,
  onSearch,
  onLeave,
}: SearchFieldProps) {
  const { prefix } = useSite();
  const translate = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  useEarlyInput(input, ({ value }) => setText(value));
  const [isOpen, setOpen] = useState(isAutoFocused);
  const { suggestions, active, setActive, ...source } = useSuggestions(text, isAutoFocused);
  const isExpanded = isOpen && suggestions.length > 0;
  useFocusAtEnd(input, isAutoFocused);

  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    source.onType(typed);
  };
  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    if (suggestion.kind === 'recent' || suggestion.kind === 'all') {
      setText(suggestion.search);
      onSearch(suggestion.search);
    } else {
      onLeave?.();
      void navigate(pathOf(prefix, suggestion));
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const highlighted = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isExpanded) setActive(nextActive(active, suggestions.length, event.key === 'ArrowDown'));
      else setOpen(true);
    } else if (event.key === 'Enter' && isExpanded && highlighted) {
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      source.stop();
      setOpen(false);
    }
  };
  const forgetRecent = () => {
    source.forgetRecent();
    input.current?.focus();
  };

  return (
    <div className="search-field" onBlur={(event) => isFocusLeaving(event) && setOpen(false)}>
      <SearchInput
        id={id}
        ref={input}
        text={text}
        isExpanded={isExpanded}
        active={active}
        onType={type}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isOpen && source.count !== undefined && suggestionCount(translate, source.count)}
      </p>
      {isOpen && source.count === 0 && <NoSuggestions />}
      {isExpanded && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
          onForget={forgetRecent}
        />
      )}
    </div>
  );
}

type SearchInputProps = {
  id: string;
  text: string;
  isExpanded: boolean;
  active: number;
  onType: (text: string) => void;
  onKeyDown: React.KeyboardEventHandler;
  ref: Ref<HTMLInputElement>;
};

function SearchInput({ id, text, isExpanded, active, onType, onKeyDown, ref }: SearchInputProps) {
  const translate = useTexts();
  return (
    <input
      ref={ref}
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
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** This is a layout effect, so that the next key press is not lost. */
function useFocusAtEnd(input: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    input.current?.focus();
    input.current?.setSelectionRange(searchLength, searchLength);
  }, [input, isWanted]);
}

function pathOf(prefix: string, suggestion: Suggestion & { kind: 'product' | 'category' }): string {
  return suggestion.kind === 'product'
    ? pagePath(prefix, {
        name: 'product',
        params: { seo_name: suggestion.product.seo_name },
        query: { v: suggestion.product.variant ?? '' },
      })
    : pagePath(prefix, { name: 'products', params: { seo_name: suggestion.category.seo_name } });
}

function isFocusLeaving({ currentTarget, relatedTarget }: React.FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}

/** The next highlighted index; past either end of the list it is -1, the field itself. */
function nextActive(active: number, count: number, isDown: boolean): number {
  if (isDown) return active + 1 < count ? active + 1 : -1;
  return active >= 0 ? active - 1 : count - 1;
}

function suggestionCount(translate: Translate, count: number): string {
  if (count === 0) return translate('search.empty_title');
  return count === 1
    ? translate('search.suggestion_count_one')
    : translate('search.suggestion_count', { count });
}
