import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { isOnlyProcess } from '#server/db/one-process.ts';
import { resource, verb } from '#server/http/resource.ts';
import { RunningProcesses } from '../process.ts';
import { beatEvery } from './heartbeat.ts';

/** A process that missed this many signs of life is shown as missing. */
const missedBeats = 3;

export function processRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/processes', {
    GET: verb({
      access: 'configuration',
      summary: 'The running processes: host, version, since when, and last sign of life',
      answer: RunningProcesses,
      handler: async () => {
        const rows = await ctx.db
          .selectFrom('processes')
          .selectAll()
          .orderBy('started_at')
          .orderBy('id')
          .execute();
        const now = ctx.clock.now();
        // The only process does not renew its entry, and it is the one that answers.
        if (isOnlyProcess(ctx.connections))
          return rows.map((row) => ({ ...row, seen_at: now.toISOString(), is_missing: false }));
        const limit = now.getTime() - missedBeats * beatEvery;
        return rows.map((row) => ({ ...row, is_missing: Date.parse(row.seen_at) < limit }));
      },
    }),
  });
}
