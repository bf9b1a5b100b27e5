import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { NewsletterForm } from '../subscriber.ts';
import { FormSent } from '#features/public-forms/public-form.ts';
import { newsletterProblem } from '#features/public-forms/message-form.rules.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { loadFormTexts } from '#features/public-forms/server/form-texts.read.ts';
import { readSender } from '#features/public-forms/server/sender.read.ts';
import { refuseTrapped } from '#features/public-forms/server/spam-traps.ts';
import { limitedBy } from '#server/http/limits.ts';
import { subscribe } from './subscribe.service.ts';

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/newsletter-sub',
    {
      config: { access: 'public' },
      onRequest: limitedBy(ctx, 'publicForms'),
      schema: {
        summary: 'Subscribe to the newsletter; an address that is subscribed stays so',
        tags: ['forms'],
        body: NewsletterForm,
        response: { 200: FormSent, '4xx': Failure },
      },
    },
    async ({ body }) => ({ success: true as const, message: await receiveSubscription(ctx, body) }),
  );
}

async function receiveSubscription(ctx: Context, form: NewsletterForm): Promise<string> {
  const texts = await loadFormTexts(ctx.db, form.lang);
  refuseTrapped(form, texts);
  const problem = newsletterProblem(form.email);
  if (problem) throw texts.invalidFields({ email: problem });
  const sender = await readSender(ctx.db, texts.lang, form);
  await inOperationalTransaction(ctx, (tx) => subscribe(tx, form.email, sender));
  return texts.text('yetkililere_iletildi');
}
