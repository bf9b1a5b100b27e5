import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CookieChoice } from '../cookie-choice.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { limitedBy } from '#server/http/limits.ts';
import { succeeded } from '#server/http/resource.ts';

export function cookieChoiceRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/cookie-choices',
    {
      config: { access: 'public' },
      onRequest: limitedBy(ctx, 'cookieChoices'),
      schema: {
        summary: 'Keep the receipt of a cookie choice: a random number, the time, the version and the choice',
        tags: ['forms'],
        body: CookieChoice,
        response: { 200: Success, '4xx': Failure },
      },
    },
    async ({ body }) => {
      await storeChoice(ctx, body);
      return succeeded;
    },
  );
}

/** Stores the choice with the server's time, and nothing else about the request. A stored receipt never changes. */
async function storeChoice(ctx: Context, { receipt, version, asked, granted }: CookieChoice): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db
      .insertInto('cookie_choices')
      .values({
        receipt,
        made_at: now,
        register_version: version,
        asked: asked.join(','),
        granted: granted.join(','),
      })
      .onConflict((conflict) => conflict.column('receipt').doNothing())
      .execute(),
  );
}
