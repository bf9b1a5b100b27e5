import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

const shown = (quantity: number, pack = 0) =>
  renderToStaticMarkup(
    <QuantityStepper
      quantity={quantity}
      onChange={() => undefined}
      label="Adet"
      open="Miktar açık"
      less="Azalt"
      more="Artır"
      pack={pack}
      partPack="Tam paket değil"
    />,
  );

it('only the quantity 0 is described as open, visibly and for screen readers', () => {
  expect(shown(0)).toContain('aria-valuetext="Miktar açık"');
  expect(shown(0)).toContain('>Miktar açık</span>');
  expect(shown(1)).not.toContain('Miktar açık');
});

it('an amount that opens a pack is marked, visibly and for screen readers, and stays possible', () => {
  expect(shown(120, 50)).toMatch(/aria-describedby="(.+)-hint".*id="\1-hint"[^>]*>Tam paket değil</);
  expect(shown(120, 50)).toContain('value="120"');
  for (const whole of [shown(100, 50), shown(120), shown(0, 50)])
    expect(whole).not.toContain('Tam paket değil');
});

it('the button for less says at 0 that it does nothing, and keeps the focus', () => {
  expect(shown(0)).toContain('aria-label="Azalt" aria-disabled="true"');
  expect(shown(1)).toContain('aria-label="Azalt" aria-disabled="false"');
  expect(shown(0)).not.toContain('disabled=""');
});
