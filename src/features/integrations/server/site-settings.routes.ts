import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BlockedSources } from '#features/visits/blocked.ts';
import { listBlockedSources } from '#features/visits/server/blocked-sources.read.ts';
import { SiteSettings, SiteSettingsUpdate, SiteSettingsWritten } from '../site-settings.ts';
import { id } from '#shared/schema/fields.ts';
import { historyPage, HistoryQuery, VersionRestore } from '#shared/schema/history.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import {
  getSiteSettings,
  listSiteSettingsHistory,
  restoreSiteSettings,
  updateSiteSettings,
} from './site-settings.service.ts';

const params = z.object({ id });

export function siteSettingsRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/settings/site/blocked', {
    GET: verb({
      access: 'integrations',
      summary: 'What the security policy of the pages blocked in the last 30 days',
      answer: BlockedSources,
      handler: () => listBlockedSources(ctx),
    }),
  });
  resource(app, '/api/admin/settings/site', {
    GET: verb({
      access: 'integrations',
      summary: 'The scripts of analytics and marketing services, and the keywords of every page',
      answer: SiteSettings,
      handler: () => getSiteSettings(ctx.db),
    }),
    PUT: verb({
      access: 'integrations',
      summary: 'Change the scripts or keywords that the body has',
      body: SiteSettingsUpdate,
      answer: SiteSettingsWritten,
      handler: async ({ body, actor }) => succeededWith(await updateSiteSettings(ctx, actor, body)),
    }),
  });
  resource(app, '/api/admin/settings/site/:id/history', {
    GET: verb({
      access: 'integrations',
      summary: 'The changes of scripts and keywords, the latest first',
      params,
      query: HistoryQuery,
      answer: historyPage(SiteSettings),
      handler: (input) => listSiteSettingsHistory(ctx, { id: input.params.id, page: input.query.page }),
    }),
  });
  resource(app, '/api/admin/settings/site/:id/history/:entry', {
    PUT: verb({
      access: 'integrations',
      summary: 'Write an older version of scripts and keywords again',
      params: params.extend({ entry: id }),
      body: VersionRestore,
      answer: SiteSettingsWritten,
      handler: async (input) =>
        succeededWith(await restoreSiteSettings(ctx, input.actor, { ...input.params, ...input.body })),
    }),
  });
}
