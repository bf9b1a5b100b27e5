import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LeadForm } from '../lead.ts';
import { FormSent } from '#features/public-forms/public-form.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { succeeded } from '#server/http/resource.ts';

export function leadRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/leads',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Count a click on a WhatsApp or phone link; above the limit nothing is counted',
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

/** The visitor has left for the other program, so an error would reach nobody. */
async function isCounted(ctx: Context, ip: string): Promise<boolean> {
  try {
    await takeLimit(ctx, 'leads', clientNetwork(ip));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Keeps the product when it exists, and of the page its path alone. */
async function storeLead(ctx: Context, { kind, product_id: id, page }: LeadForm): Promise<void> {
  const product =
    id === undefined
      ? undefined
      : await ctx.db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  const path = URL.parse(page, 'http://site.invalid')?.pathname ?? '';
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db
      .insertInto('leads')
      .values({ kind, product_id: product?.id ?? null, page: path, created_at: now })
      .execute(),
  );
}
