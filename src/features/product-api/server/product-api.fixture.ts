import type { KeyScope } from '#features/api-keys/key-calls.rules.ts';
import { createApiKey } from '#features/api-keys/server/api-keys.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildUser } from '#test/factories.ts';
import type { ProductFeed } from '../product-record.ts';

/** An app with a category, and functions that call as a program with a key does. */
export async function openErp() {
  const test = await openTestApp();
  const owner = await buildUser(test.ctx);
  const maker = {
    ...owner,
    roleGroup: 'admin' as const,
    sessionId: '',
    provedAt: '',
    lacksSecondFactor: false,
    hasWeakPassword: false,
  };
  const makeKey = (scopes: KeyScope[] = ['read', 'content']) =>
    createApiKey(test.ctx, maker, { name: 'Logo ERP', scopes, per_minute: 6_000 });
  const { token } = await makeKey();
  const ask = async <Body>(
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { body, key = token, once }: { body?: object; key?: string; once?: string } = {},
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${key}`, ...(once !== undefined && { 'idempotency-key': once }) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body) as Body };
  };
  /** Reads all pages from a place to their end. */
  const readAll = async (query: string, limit = 3) => {
    const read: ProductFeed = { data: [], deleted: [], has_more: true, next_cursor: '' };
    while (read.has_more) {
      const from = read.next_cursor === '' ? query : `cursor=${read.next_cursor}`;
      const { body } = await ask<ProductFeed>('GET', `/products?limit=${limit}&${from}`);
      read.data.push(...body.data);
      read.deleted.push(...body.deleted);
      read.has_more = body.has_more;
      read.next_cursor = body.next_cursor;
    }
    return read;
  };
  const category = await buildCategory(test.ctx, { name: 'Tokalar' });
  return { ...test, ask, readAll, makeKey, category };
}
