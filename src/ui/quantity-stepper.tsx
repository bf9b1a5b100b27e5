import { useId } from 'react';
import { readQuantity, stepOfKey, stepQuantity } from './quantity.ts';
import './quantity-stepper.css';

type QuantityStepperProps = {
  quantity: number;
  onChange: (quantity: number) => void;
  label: string;
  /** The accessible names of the two buttons. */
  less: string;
  more: string;
};

/** A field for a whole number of 0 or more: typed, or changed by buttons, arrow keys and page keys. */
export function QuantityStepper({ quantity, onChange, label, less, more }: QuantityStepperProps) {
  const id = useId();
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === undefined) return;
    event.preventDefault();
    onChange(stepQuantity(quantity, step));
  };
  return (
    <div className="quantity">
      <label htmlFor={id}>{label}</label>
      <div className="quantity-stepper">
        <button
          type="button"
          aria-label={less}
          disabled={quantity === 0}
          onClick={() => onChange(stepQuantity(quantity, -1))}
        >
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={quantity}
          aria-valuemin={0}
          value={quantity}
          onChange={(event) => onChange(readQuantity(event.target.value))}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={more} onClick={() => onChange(stepQuantity(quantity, 1))}>
          +
        </button>
      </div>
    </div>
  );
}
