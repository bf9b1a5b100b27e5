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
import { refuseTrappedSoFar } from '#features/public-forms/server/spam-traps.ts';
import { limitedBy } from '#server/http/limits.ts';
import { loadMessageWords } from '#features/messages/server/message-words.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { mayAskForConfirmation, queueConfirmation, subscribe } from './subscribe.service.ts';
import { subscriptionPages } from './subscription-pages.routes.ts';
import { networkHash } from './subscription-links.ts';

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  subscriptionPages(app, ctx);
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
    async ({ body, ip }) => ({
      success: true as const,
      message: await receiveSubscription(ctx, body, networkHash(ctx, ip)),
    }),
  );
}

/** Gives the same answer and does the same work for every address, so that nobody learns who is a subscriber. */
async function receiveSubscription(ctx: Context, form: NewsletterForm, network: string): Promise<string> {
  const texts = await loadFormTexts(ctx.db, form.lang);
  refuseTrappedSoFar(form, texts);
  const problem = newsletterProblem(form.email);
  if (problem) throw texts.invalidFields({ email: problem });
  const sender = await readSender(ctx.db, texts.lang, form);
  const mayAsk = await mayAskForConfirmation(ctx, form.email);
  const wordsOf = await loadMessageWords(ctx.db);
  await inOperationalTransaction(ctx, async (tx) => {
    await subscribe(tx, form.email, { sender, network });
    if (mayAsk) await queueConfirmation(tx, form.email, wordsOf);
  });
  wakeJobRunners();
  return texts.text('yetkililere_iletildi');
}
