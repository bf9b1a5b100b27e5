import type { FoundProduct } from '#features/product-search/search.ts';
import { coverSizes } from '../components/cover-sizes.ts';
import { NonBreakingUnits } from '../components/non-breaking-units.tsx';
import { Picture } from '../components/picture.tsx';
import { useTexts } from '../loading/site-data.ts';
import type { MenuCategory } from '../navigation.ts';
import { productCount } from '#features/languages/translate.rules.ts';

export type Suggestion =
  | { kind: 'recent'; search: string }
  | { kind: 'category'; category: MenuCategory }
  | { kind: 'product'; product: FoundProduct }
  | { kind: 'all'; search: string };

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the highlighted suggestion; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  onForget: () => void;
};

/** The options of the search combobox; the focus stays in the text field. */
export function SuggestionList({ id, suggestions, active, onChoose, onForget }: SuggestionListProps) {
  const translate = useTexts();
  const isRecent = suggestions[0]?.kind === 'recent';
  const title = translate(isRecent ? 'search.recent' : 'search.suggestions');
  return (
    <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
      {isRecent && (
        <div className="suggestions-head">
          <p aria-hidden>{title}</p>
          <button type="button" onClick={onForget}>
            {translate('search.recent_clear')}
          </button>
        </div>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label={title}>
        {suggestions.map((suggestion, index) => (
          <li
            key={keyOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`suggestion suggestion-${suggestion.kind}`}
            onClick={() => onChoose(suggestion)}
          >
            <SuggestionContent suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces the list if nothing matches; the field announces it. */
export function NoSuggestions() {
  const translate = useTexts();
  return (
    <div className="suggestions suggestions-none" aria-hidden>
      <p>{translate('search.empty_title')}</p>
      <p>{translate('search.empty_spelling')}</p>
    </div>
  );
}

function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const translate = useTexts();
  switch (suggestion.kind) {
    case 'recent':
      return <span className="suggestion-name">{suggestion.search}</span>;
    case 'all':
      return (
        <span className="suggestion-name">
          {translate('search.all_results', { search: suggestion.search })}
        </span>
      );
    case 'product':
      return <SuggestedProduct product={suggestion.product} />;
    case 'category': {
      const { name, fallbacks, product_count: count } = suggestion.category;
      return (
        <>
          <span className="suggestion-name" lang={fallbacks?.name}>
            {name}
          </span>{' '}
          <span className="suggestion-code">{productCount(translate, count)}</span>
        </>
      );
    }
  }
}

function keyOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'recent':
    case 'all':
      return `${suggestion.kind} ${suggestion.search}`;
    case 'category':
      return `category ${suggestion.category.seo_name}`;
    case 'product':
      return `product ${suggestion.product.id}`;
  }
}

function SuggestedProduct({ product }: { product: FoundProduct }) {
  const { image: picture, found } = product;
  const reason = found?.texts[0];
  return (
    <>
      <span className="suggestion-picture">
        {picture && (
          <Picture picture={picture} sizes={coverSizes(picture, '40px 4/5')} alt="" loading="eager" />
        )}
      </span>
      <span className="suggestion-name" lang={product.fallbacks?.name}>
        <NonBreakingUnits text={product.name} marks={product.found?.name} />
      </span>{' '}
      <span className="suggestion-code">
        <NonBreakingUnits text={product.variant ?? product.code} marks={product.found?.code} />
        {reason && (
          <>
            {' · '}
            <span lang={reason.lang}>
              <NonBreakingUnits text={reason.text} marks={reason.marks} />
            </span>
          </>
        )}
      </span>
    </>
  );
}
