import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { SiteRender } from '#features/site-api/site-api.ts';
import { siteRenderContext } from '../render-context.ts';
import { loader } from './product.tsx';

/** Opens the product page of a model with these codes; returns the address that it redirects to. */
async function open(query: string, codes: readonly string[], prefix = ''): Promise<string | undefined> {
  const product = { seo_name: 'toka', variants: codes.map((code) => ({ code })) };
  const context = new RouterContextProvider();
  context.set(siteRenderContext, { api: { product: async () => product } } as unknown as SiteRender);
  const request = new Request(`https://ornek.example${prefix}/urun/toka${query}`);
  const params = { seo_name: 'toka', ...(prefix && { lang: prefix.slice(1) }) };
  try {
    await loader({ params, request, context } as unknown as Parameters<typeof loader>[0]);
    return undefined;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get('location') ?? ''}`;
  }
}

it('the exact code of an address is shown, also beside one in other letters', async () => {
  expect(await open('', ['TK-1-N'])).toBeUndefined();
  expect(await open('?v=TK-1-N', ['TK-1-N', 'TK-2-N'])).toBeUndefined();
  expect(await open('?v=tk-1-n', ['TK-1-N', 'tk-1-n'])).toBeUndefined();
});

it('a code in other letters leads to the exact one, in the language of the page', async () => {
  expect(await open('?v=tk-1-n', ['TK-1-N', 'TK-2-N'])).toBe('302 /urun/toka?v=TK-1-N');
  expect(await open('?v=Tk-1-n', ['TK-1-N', 'TK-2-N'], '/en')).toBe('302 /en/urun/toka?v=TK-1-N');
});

it('a code that could mean several leads to the model without a choice, as an unknown one does', async () => {
  expect(await open('?v=Tk-1-N', ['TK-1-N', 'tk-1-n'])).toBe('302 /urun/toka');
  expect(await open('?v=YOK-1', ['TK-1-N'])).toBe('302 /urun/toka');
});
