import type { Page } from '@playwright/test';
import type { Attribute, Product } from '#features/products/product.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import { expect } from '../fixtures.ts';

type Written = { data: { id: number } };

/** Creates records through the API, as a user other than the one in the browser. */
export type StaffRecords = {
  addProduct: (name: string, attributes?: readonly Attribute[]) => Promise<number>;
  changeProduct: (id: number, fields: object) => Promise<void>;
  product: (id: number) => Promise<Product>;
};

export async function staffRecords({ url, account }: BuiltServer): Promise<StaffRecords> {
  const client = await signInTo(url, account);
  return {
    addProduct: async (name, attributes = []) => {
      const { data: category } = await post<Written>(client, '/api/admin/categories', {
        name_tr: `Kategori ${name}`,
      });
      const fields = { name_tr: name, code: name, category_id: category.id, attributes };
      return (await post<Written>(client, '/api/admin/products', fields)).data.id;
    },
    changeProduct: async (id, fields) => {
      await post(client, `/api/admin/products/${id}`, { _method: 'PUT', ...fields });
    },
    product: async (id) => (await (await client.call('GET', `/api/admin/products/${id}`)).json()) as Product,
  };
}

async function post<Answer>(client: StaffClient, address: string, body: object): Promise<Answer> {
  const answer = await client.call('POST', address, body);
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text) as Answer;
}

/** Opens the form of a product, as a click in the list does. */
export async function openProduct(page: Page, id: number): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((chosen) => sessionStorage.setItem('chosen_products', String(chosen)), id);
  await page.goto('/admin/pages/products/update');
  await expect(page.getByRole('textbox', { name: 'Ürün kodu' })).toBeVisible();
}
