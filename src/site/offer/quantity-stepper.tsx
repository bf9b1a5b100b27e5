import { useId, useRef, useState } from 'react';
import { numericText } from '#shared/rules/numeric-text.ts';
import { useEarlyInput } from '../forms/use-early-input.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { quantityRemark, quantityText, readQuantity, stepOfKey, stepQuantity } from './quantity.ts';
import type { SoldAmounts } from './quantity.ts';
import './quantity-stepper.css';

type QuantityStepperProps = {
  quantity: number;
  onChange: (quantity: number) => void;
  sold: SoldAmounts;
};

/**
 * A field for a number of 0 or more: visitors type digits and one dot, or use buttons, arrow keys and page keys, which
 * lead to the amounts that are sold.
 */
export function QuantityStepper({ quantity, onChange, sold }: QuantityStepperProps) {
  const translate = useTexts();
  const id = useId();
  const remark = useRemark(quantity, sold);
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
    onChange(stepQuantity(quantity, step, sold));
  };
  return (
    <div className="quantity">
      <label htmlFor={id}>{translate('products.quantity')}</label>
      <div className="quantity-stepper">
        <button
          type="button"
          aria-label={translate('products.quantity_less')}
          // A disabled button would lose the focus.
          aria-disabled={quantity === 0}
          onClick={() => onChange(stepQuantity(quantity, -1, sold))}
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
          aria-describedby={remark && quantity > 0 ? `${id}-remark` : undefined}
          aria-valuetext={quantity === 0 ? remark : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped('')}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={translate('products.quantity_more')}
          onClick={() => onChange(stepQuantity(quantity, 1, sold))}
        >
          +
        </button>
      </div>
      {remark && (
        <span className="quantity-remark" id={`${id}-remark`} aria-hidden={quantity === 0 || undefined}>
          {remark}
        </span>
      )}
    </div>
  );
}

function useRemark(quantity: number, sold: SoldAmounts): string | undefined {
  const translate = useTexts();
  const { lang } = useSite();
  const remark = quantityRemark(quantity, sold);
  return (
    remark &&
    translate(`products.quantity_${remark}`, {
      pack: quantityText(sold.pack, lang),
      minimum: quantityText(sold.minimum, lang),
      quantity: quantityText(quantity, lang),
    })
  );
}
