import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import { ShownPage } from '../routing/routing.tsx';
import type { Shown } from '../routing/page-router.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const page = { site: { lang: 'tr', texts: turkishTexts } } as unknown as Shown;

const shown = (quantity: number, sold: { pack?: number; minimum?: number } = {}) =>
  renderToStaticMarkup(
    <ShownPage shown={page}>
      <QuantityStepper
        quantity={quantity}
        onChange={() => undefined}
        sold={{ pack: 0, minimum: 0, ...sold }}
      />
    </ShownPage>,
  );

it('only the quantity 0 is described as open, visibly and for screen readers', () => {
  expect(shown(0)).toContain('aria-valuetext="Miktar açık"');
  expect(shown(0)).toContain('>Miktar açık</span>');
  expect(shown(1)).not.toContain('Miktar açık');
});

it.each([
  [120, 'Paket 50 adet: 120 adet tam paket değil.'],
  [20, 'En az sipariş 1.000 adet: 20 adet bunun altında.'],
])('the amount %i is marked, visibly and for screen readers, and stays possible', (quantity, remark) => {
  const html = shown(quantity, quantity < 100 ? { minimum: 1000 } : { pack: 50 });
  expect(html).toMatch(new RegExp(`aria-describedby="(.+)-remark".*id="\\1-remark"[^>]*>${remark}<`));
  expect(html).toContain(`value="${quantity}"`);
});

it('an amount that is sold has no mark', () => {
  for (const html of [shown(100, { pack: 50, minimum: 100 }), shown(120), shown(1)])
    expect(html).not.toContain('remark');
});

it('the button for less says at 0 that it does nothing, and keeps the focus', () => {
  expect(shown(0)).toContain('aria-label="Adedi azalt" aria-disabled="true"');
  expect(shown(1)).toContain('aria-label="Adedi azalt" aria-disabled="false"');
  expect(shown(0)).not.toContain('disabled=""');
});
