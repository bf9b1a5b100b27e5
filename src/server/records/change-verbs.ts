import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { succeeded, verb } from '#server/http/resource.ts';
import type { RecordOperations } from './record-operations.ts';

type Changed<Create, Update, Shown> = {
  schemas: ChangeSchemas<Update> & { record: z.ZodType<RecordBase & Shown> };
  calls: Pick<RecordOperations<Create, Update, Shown>, 'update' | 'delete'>;
};

/** The schemas of update and delete, for a record that the address names or that the body names. */
export type ChangeSchemas<Update> = {
  update: z.ZodType<Update>;
  namedUpdate: z.ZodType<Update & { id: number }>;
};

const named = z.object({ id });
const updateFacts = {
  access: 'content',
  summary: 'Change the sent fields and languages of a record',
} as const;
const deleteFacts = {
  access: 'content',
  summary: 'Delete a record; it can be restored for 30 days',
  answer: Success,
} as const;

/** PUT and DELETE handlers for a record that the address names. */
export function verbsByAddress<Create, Update, Shown>(
  ctx: Context,
  { schemas, calls }: Changed<Create, Update, Shown>,
) {
  const { change, remove } = actionsOf(ctx, calls);
  return {
    PUT: verb({
      ...updateFacts,
      params: named,
      body: schemas.update,
      answer: written(schemas.record),
      handler: ({ params, body, actor }) => change(actor, params.id, body),
    }),
    DELETE: verb({ ...deleteFacts, params: named, handler: ({ params, actor }) => remove(actor, params.id) }),
  };
}

/** PUT and DELETE handlers for a record that the body names by `id`. */
export function verbsByBody<Create, Update, Shown>(
  ctx: Context,
  { schemas, calls }: Changed<Create, Update, Shown>,
) {
  const { change, remove } = actionsOf(ctx, calls);
  return {
    PUT: verb({
      ...updateFacts,
      body: schemas.namedUpdate,
      answer: written(schemas.record),
      handler: ({ body, actor }) => change(actor, body.id, body),
    }),
    DELETE: verb({ ...deleteFacts, body: named, handler: ({ body, actor }) => remove(actor, body.id) }),
  };
}

function actionsOf<Create, Update, Shown>(ctx: Context, calls: Changed<Create, Update, Shown>['calls']) {
  return {
    change: async (actor: Actor, recordId: number, input: Update) => ({
      ...succeeded,
      ...(await calls.update(ctx, actor, recordId, input)),
    }),
    remove: async (actor: Actor, recordId: number) => {
      await calls.delete(ctx, actor, recordId);
      return succeeded;
    },
  };
}
