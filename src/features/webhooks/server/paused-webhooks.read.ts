import type { Context } from '#server/context/context.ts';

/** Whether an address gets no events any more, after a day of failures or after a restore. */
export async function hasPausedWebhook({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('webhooks').select('id').where('state', '=', 'paused').executeTakeFirst();
  return row !== undefined;
}
