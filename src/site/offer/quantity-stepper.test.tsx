import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

const shown = (quantity: number) =>
  renderToStaticMarkup(
    <QuantityStepper
      quantity={quantity}
      onChange={() => undefined}
      label="Adet"
      open="Miktar açık"
      less="Azalt"
      more="Artır"
    />,
  );

it('the quantity 0 says that the quantity is open, to eyes and to screen readers, and no other does', () => {
  expect(shown(0)).toContain('aria-valuetext="Miktar açık"');
  expect(shown(0)).toContain('>Miktar açık</span>');
  expect(shown(1)).not.toContain('Miktar açık');
});
