import { useTexts } from '../loading/site-data.ts';
import { announce } from '../offer/offer-store.ts';
import { comparedKey, isCompared, maxCompared, toggleCompared, type Compared } from './compare-list.ts';
import { updateCompared, useCompared } from './compare-store.ts';
import './compare-toggle.css';

type CompareToggleProps = {
  item: Compared;
  /** The name that screen readers hear. */
  name: string;
  /** Whether the button shows its word; on cards it shows an icon alone. */
  isWorded?: boolean;
};

/** Takes a product or variant for the comparison, and leaves it on the second press. */
export function CompareToggle({ item, name, isWorded = false }: CompareToggleProps) {
  const translate = useTexts();
  const word = translate('compare.take');
  const key = comparedKey(item);
  const isTaken = useCompared(({ list }) => isCompared(list, key));
  const toggle = () => {
    updateCompared((list) => {
      const changed = toggleCompared(list, item);
      if (changed === list) announce(translate('compare.full', { max: maxCompared }));
      return changed;
    });
  };
  return (
    <button
      type="button"
      className={isWorded ? 'compare-toggle compare-worded' : 'compare-toggle'}
      aria-pressed={isTaken}
      {...(!isWorded && { 'aria-label': translate('compare.take_named', { name }), title: word })}
      onClick={toggle}
    >
      <span className="compare-icon" aria-hidden />
      {isWorded && word}
    </button>
  );
}
