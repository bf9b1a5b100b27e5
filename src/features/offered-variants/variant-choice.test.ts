import { expect, it } from 'vitest';
import { buildOffered } from './offered.fixture.ts';
import { chosenVariant, meantCode, offeredName, variantWith } from './variant-choice.rules.ts';

const offered = buildOffered(['20', '25', '30', '40'], ['nikel', 'altin'], (size, finish) =>
  finish === 'altin' ? ['25', '40'].includes(size) : size !== '30',
);
const at = (code: string) => chosenVariant(offered, code);

it('a code chooses its variant, an unknown one none', () => {
  expect(at('25-altin')).toMatchObject({ size: '25', finish: 'altin' });
  expect(at('TK-0')).toBeUndefined();
  expect(chosenVariant(offered, null)).toBeUndefined();
});

it('a code that is written in other letter case is found, if only one code fits', () => {
  const codes = (...all: string[]) => all.map((code) => ({ code }));
  expect(meantCode(codes('TK-1-N', 'TK-2-N'), 'tk-1-n')).toBe('TK-1-N');
  expect(meantCode(codes('TK-1-N', 'tk-1-n'), 'Tk-1-N')).toBeUndefined();
  expect(meantCode(codes('TK-1-N'), 'tk-1')).toBeUndefined();
});

it('a former code means the present one, unless another variant has it now', () => {
  const variants = [{ code: 'HL-1', former_codes: ['TK-1', 'TK-0'] }, { code: 'tk-0' }];
  expect(meantCode(variants, 'TK-1')).toBe('HL-1');
  expect(meantCode(variants, 'TK-0')).toBe('HL-1');
  expect(meantCode(variants, 'TK-9')).toBeUndefined();
});

it('a single variant is chosen automatically', () => {
  const single = buildOffered(['20'], ['nikel'], () => true);
  expect(chosenVariant(single, null)?.code).toBe('20-nikel');
});

it('another finish keeps the size where both exist together', () => {
  expect(variantWith(offered, at('25-nikel'), 'finish', 'altin')?.code).toBe('25-altin');
  expect(variantWith(offered, at('40-nikel'), 'finish', 'altin')?.code).toBe('40-altin');
});

it('a combination that does not exist leads to the nearest size, the smaller one first', () => {
  expect(variantWith(offered, at('20-nikel'), 'finish', 'altin')?.code).toBe('25-altin');
  expect(variantWith(offered, at('40-altin'), 'size', '20')?.code).toBe('20-nikel');
  const between = buildOffered(['20', '25', '30'], ['nikel', 'altin'], (size, finish) =>
    finish === 'altin' ? size !== '25' : true,
  );
  const present = chosenVariant(between, '25-nikel');
  expect(variantWith(between, present, 'finish', 'altin')?.code).toBe('20-altin');
});

it('the first choice leads to the first variant that has it', () => {
  expect(variantWith(offered, undefined, 'finish', 'altin')?.code).toBe('25-altin');
  expect(variantWith(offered, undefined, 'size', '40')?.code).toBe('40-nikel');
  expect(variantWith(offered, undefined, 'size', '30')).toBeUndefined();
});

it('the name of a variant consists of the parts that it has', () => {
  const variant = at('25-nikel');
  if (!variant) throw new Error('No variant');
  expect(offeredName(offered, variant)).toBe('25 mm · Nikel');
  expect(offeredName(offered, { ...variant, size: null })).toBe('Nikel');
  expect(offeredName(offered, { ...variant, size: null, finish: null })).toBe('');
});
