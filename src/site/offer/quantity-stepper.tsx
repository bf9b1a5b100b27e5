import { useId, useRef, useState } from 'react';
import { numericText } from '#shared/rules/numeric-text.ts';
import { useEarlyInput } from '../forms/use-early-input.ts';
import { isPartPack, readQuantity, stepOfKey, stepQuantity } from './quantity.ts';
import './quantity-stepper.css';

type QuantityStepperProps = {
  quantity: number;
  onChange: (quantity: number) => void;
  label: string;
  /** Says what the quantity 0 means. */
  open: string;
  /** The accessible names of the two buttons. */
  less: string;
  more: string;
  /** The pieces in a pack, in which the buttons count; 0 for none. */
  pack: number;
  /** Says that the quantity opens a pack; any amount can be requested. */
  partPack: string;
};

/**
 * A field for a number of 0 or more: visitors type digits and one dot, or use buttons,
 * arrow keys and page keys.
 */
export function QuantityStepper({ quantity, onChange, pack, ...texts }: QuantityStepperProps) {
  const { label, open, less, more, partPack } = texts;
  const id = useId();
  const hint = quantity === 0 ? open : isPartPack(quantity, pack) ? partPack : '';
  const field = useRef<HTMLInputElement>(null);
  // This is the text as typed, because `3.` and `3.0` are steps on the way to `3.05`.
  const [typed, setTyped] = useState('');
  const text = typed !== '' && readQuantity(typed) === quantity ? typed : String(quantity);
  const type = (input: string) => {
    setTyped(numericText(input).replace(/^0+(?=\d)/, ''));
    onChange(readQuantity(input));
  };
  useEarlyInput(field, ({ value }) => value !== text && type(value));
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === undefined) return;
    event.preventDefault();
    onChange(stepQuantity(quantity, step, pack));
  };
  return (
    <div className="quantity">
      <label htmlFor={id}>{label}</label>
      <div className="quantity-stepper">
        <button
          type="button"
          aria-label={less}
          // A disabled button would lose the focus.
          aria-disabled={quantity === 0}
          onClick={() => onChange(stepQuantity(quantity, -1, pack))}
        >
          −
        </button>
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-describedby={hint !== '' && quantity > 0 ? `${id}-hint` : undefined}
          aria-valuetext={quantity === 0 ? open : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped('')}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={more} onClick={() => onChange(stepQuantity(quantity, 1, pack))}>
          +
        </button>
      </div>
      {hint !== '' && (
        <span className="quantity-open" id={`${id}-hint`} aria-hidden={quantity === 0 || undefined}>
          {hint}
        </span>
      )}
    </div>
  );
}
