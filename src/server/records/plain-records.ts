import type { FastifyInstance } from 'fastify';
import { recordKinds } from '#features/record-kinds.ts';
import type { NamedKind, PlainFields, RecordKind } from '#shared/record-kind.ts';
import { plainSchemas } from '#shared/schema/plain-record.ts';
import type { Context } from '#server/context/context.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { recordOperations } from './record-operations.ts';
import type { RecordResource } from './record-resource.ts';
import { recordRoutes } from './record-routes.ts';
import type { Values } from './record-table.ts';

type PlainKind = RecordKind & NamedKind & { table: ListedTable; plain: PlainFields };
type Flags = Readonly<Record<string, boolean>>;

/** The operations of a kind without special rules (docs/decisions/0050). */
export function plainOperations(kind: PlainKind) {
  const flags = Object.keys(kind.plain.flags);
  const defaults = Object.entries(kind.plain.flags).map(([name, value]) => [name, Number(value)]);
  const resource: RecordResource<AnyRow, object, object> = {
    table: { ...kind, name: kind.table, defaults: Object.fromEntries(defaults) as Partial<AnyRow> },
    columns: (input) => Object.fromEntries(flags.map((name) => [name, (input as Partial<Flags>)[name]])),
    present: async () => (row) =>
      Object.fromEntries(flags.map((name) => [name, (row as Values)[name] === 1])),
  };
  return recordOperations(resource);
}

/** Registers the routes of every kind without special rules. */
export function plainRecordRoutes(app: FastifyInstance, ctx: Context): void {
  for (const kind of recordKinds)
    if ('plain' in kind)
      recordRoutes<object, object, object>(app, ctx, {
        url: kind.resource,
        schemas: plainSchemas(kind),
        calls: plainOperations(kind),
      });
}
