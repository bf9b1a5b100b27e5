import { expect, it } from 'vitest';
import { contrast } from '#shared/colour.ts';
import { colourPairs, contrastText } from './colour-pairs.ts';

const steps = ['00', '40', '80', 'bf', 'ff'];
const everyColour = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

it('all pairs of any two chosen colours have the contrast that WCAG AA requires', () => {
  for (const colour of everyColour)
    for (const { pairs } of colourPairs({ mainColor: colour, secondColor: colour }))
      for (const { use, front, ground, least } of pairs)
        expect(contrast(front, ground), `${use}: ${colour}`).toBeGreaterThanOrEqual(least);
});

it('two white colours stay readable: texts turn dark, and buttons get an outline', () => {
  const site = colourPairs({ mainColor: '#ffffff', secondColor: '#ffffff' })[0]?.pairs ?? [];
  for (const { use, front, ground, least } of site)
    expect(contrast(front, ground), use).toBeGreaterThanOrEqual(least);
  expect(site.filter(({ replaced }) => replaced).map(({ use }) => use)).toEqual([
    'Düğmenin kenarı',
    'Kutu ve seçili öneri',
    'Metin içindeki bağlantı',
  ]);
});

it('a pale colour is named where a darker one replaces it, a dark one is used as it is', () => {
  const replaced = (mainColor: string) =>
    colourPairs({ mainColor, secondColor: '#565656' })
      .flatMap(({ pairs }) => pairs)
      .filter(({ replaced }) => replaced?.wanted === mainColor)
      .map(({ use }) => use);
  expect(replaced('#e8d9a0')).toEqual([
    'Düğmenin kenarı',
    'Kutu ve seçili öneri',
    'Bağlantı, anahtar, seçili sekme',
  ]);
  expect(replaced('#0b3d2e')).toEqual(['Düğme', 'Bağlantı, anahtar, seçili sekme']);
});

it('a contrast is never rounded up', () => {
  expect(contrastText('#ffffff', '#777777')).toBe('4,4 : 1');
  expect(contrastText('#ffffff', '#000000')).toBe('21,0 : 1');
});
