import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LeadForm } from '../lead.ts';
import { findIdByOldSlug } from '#features/slugs/server/slugs.service.ts';
import { FormSent } from '#features/public-forms/public-form.ts';
import { Failure } from '#shared/schema/envelope.ts';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { succeeded } from '#server/http/resource.ts';

export function leadRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/leads',
    {
      config: { access: 'public' },
      schema: {
        summary:
          'Count a click on a WhatsApp or phone link; of what the site has not, and above the limit, nothing is counted',
        tags: ['forms'],
        body: LeadForm,
        response: { 200: FormSent, '4xx': Failure },
      },
    },
    async ({ body, ip }) => {
      if (await isCounted(ctx, ip)) await storeLead(ctx, body);
      return succeeded;
    },
  );
}

/**
 * Counts a click for the client's network, and returns false above the limit. It does not throw then, because
 * the visitor has already left for the phone or chat program and would not see an error.
 */
async function isCounted(ctx: Context, ip: string): Promise<boolean> {
  try {
    await takeLimit(ctx, 'leads', clientNetwork(ip));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Stores a click, unless its product or its page does not exist. Of the page only the path is stored. */
async function storeLead(ctx: Context, { kind, product_id: id, page }: LeadForm): Promise<void> {
  const product = id === undefined ? undefined : await findProduct(ctx.db, id);
  if (id !== undefined && !product) return;
  const path = URL.parse(page, 'http://site.invalid')?.pathname ?? '';
  if (!(await isPage(ctx.db, path, product))) return;
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db
      .insertInto('leads')
      .values({ kind, product_id: product?.id ?? null, page: path, created_at: now })
      .execute(),
  );
}

type LeadProduct = { id: number; seo_name: string };

function findProduct(db: Reader, id: number): Promise<LeadProduct | undefined> {
  return db
    .selectFrom('products')
    .select(['id', 'seo_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Whether the path belongs to a fixed page of the site or to this product, including former addresses of the
 * product.
 */
async function isPage(db: Reader, path: string, product: LeadProduct | undefined): Promise<boolean> {
  const languages = await listActiveLanguages(db);
  const prefixes = languages.map(({ abbr, is_main }) => (is_main ? '' : `/${abbr}`));
  const fixed = sitePages.filter((page) => page.name !== 'not_found' && !page.path.includes(':'));
  if (prefixes.some((prefix) => fixed.some(({ name }) => sitePath(prefix, name) === path))) return true;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (!product || !prefixes.some((prefix) => sitePath(prefix, 'product', { seo_name: slug }) === path))
    return false;
  return slug === product.seo_name || (await findIdByOldSlug(db, 'product', slug)) === product.id;
}
