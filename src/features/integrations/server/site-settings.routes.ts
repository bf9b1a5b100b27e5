import type { FastifyInstance } from 'fastify';
import { BlockedSources } from '#features/visits/blocked.ts';
import { listBlockedSources } from '#features/visits/server/blocked-sources.read.ts';
import { SiteSettings, SiteSettingsUpdate, SiteSettingsWritten } from '../site-settings.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { getSiteSettings, updateSiteSettings } from './site-settings.service.ts';

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
}
