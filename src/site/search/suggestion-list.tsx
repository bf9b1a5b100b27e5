import type { FoundProduct } from '#shared/api/search.ts';
import { Picture } from '../components/picture.tsx';
import { useTexts } from '../loading/site-data.ts';

export type Suggestion = { kind: 'recent'; search: string } | { kind: 'product'; product: FoundProduct };

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
            key={suggestion.kind === 'recent' ? suggestion.search : suggestion.product.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="suggestion"
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.kind === 'recent' ? (
              <span className="suggestion-name">{suggestion.search}</span>
            ) : (
              <SuggestedProduct product={suggestion.product} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SuggestedProduct({ product }: { product: FoundProduct }) {
  const { image: picture } = product;
  return (
    <>
      <span className="suggestion-picture">
        {picture && <Picture picture={picture} sizes="48px" alt="" loading="eager" />}
      </span>
      <span className="suggestion-name" lang={product.fallbacks?.name}>
        {product.name}
      </span>{' '}
      <span className="suggestion-code">{product.code}</span>
    </>
  );
}
