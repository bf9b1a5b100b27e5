import { expect, it } from 'vitest';
import { prefixOf } from '../loading/load.ts';
import { Redirect } from '../routing/redirect.ts';
import { load } from './product.tsx';

/** Opens the product page of a model with these codes; returns the address that it redirects to. */
async function open(query: string, codes: readonly string[], lang = ''): Promise<string | undefined> {
  const product = { seo_name: 'toka', variants: codes.map((code) => ({ code })) };
  const params = { seo_name: 'toka', lang };
  const prefix = prefixOf(params);
  const visit = { params, prefix, url: new URL(`https://ornek.example${prefix}/urun/toka${query}`) };
  try {
    await load(...([{ product: async () => product }, visit] as unknown as Parameters<typeof load>));
    return undefined;
  } catch (answer) {
    if (!(answer instanceof Redirect)) throw answer;
    return `${answer.status} ${answer.location}`;
  }
}

it('the exact code of an address is shown, also beside one in other letters', async () => {
  expect(await open('', ['TK-1-N'])).toBeUndefined();
  expect(await open('?v=TK-1-N', ['TK-1-N', 'TK-2-N'])).toBeUndefined();
  expect(await open('?v=tk-1-n', ['TK-1-N', 'tk-1-n'])).toBeUndefined();
});

it('a code in other letters leads to the exact one, in the language of the page', async () => {
  expect(await open('?v=tk-1-n', ['TK-1-N', 'TK-2-N'])).toBe('302 /urun/toka?v=TK-1-N');
  expect(await open('?v=Tk-1-n', ['TK-1-N', 'TK-2-N'], 'en')).toBe('302 /en/urun/toka?v=TK-1-N');
});

it('a code that could mean several leads to the model without a choice, as an unknown one does', async () => {
  expect(await open('?v=Tk-1-N', ['TK-1-N', 'tk-1-n'])).toBe('302 /urun/toka');
  expect(await open('?v=YOK-1', ['TK-1-N'])).toBe('302 /urun/toka');
});
