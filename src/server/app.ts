import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import type { Delivery } from './delivery/built-delivery.ts';
import { registerFavicon } from './delivery/favicon.ts';
import { registerMediaFiles } from './delivery/media-files.ts';
import { registerPanel } from './delivery/panel.ts';
import { registerMissingFiles, sendPlainNotFound } from './delivery/plain-not-found.ts';
import { registerPreview } from './delivery/preview.ts';
import { registerSite } from './delivery/site.ts';
import { attributeLabelRoutes } from './features/attribute-labels/attribute-labels.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { pageMetaRoutes } from './features/page-metas/page-metas.routes.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { findUserOfSession } from './features/auth/sessions.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { catalogueRoutes } from './features/catalogues/catalogues.ts';
import { certificateRoutes } from './features/certificates/certificates.ts';
import { configurationRoutes } from './features/configuration/configuration.routes.ts';
import { contactInformationRoutes } from './features/contact-information/contact-information.ts';
import { contentRoutes } from './features/contents/contents.routes.ts';
import { contractRoutes } from './features/contracts/contracts.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { deletedRecordRoutes } from './features/deleted-records/deleted-records.routes.ts';
import { finishRoutes } from './features/finishes/finishes.ts';
import { homeSectionRoutes } from './features/home-sections/home-sections.routes.ts';
import { siteSettingsRoutes } from './features/integrations/site-settings.routes.ts';
import { productExportRoutes } from './features/imports/export/export.routes.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { languageRoutes } from './features/languages/languages.routes.ts';
import { listActiveLanguages } from './features/languages/languages.service.ts';
import { outboxRoutes } from './features/mail/outbox.routes.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { orderRoutes } from './features/orders/orders.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { messageFormRoutes } from './features/message-forms/message-forms.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { postRoutes } from './features/posts/posts.routes.ts';
import { productFileRoutes, schoolTourFileRoutes } from './galleries/galleries.routes.ts';
import { productOrderRoutes } from './features/product-lists/order.routes.ts';
import { productBulkRoutes } from './features/products/bulk.routes.ts';
import { productHistoryRoutes } from './features/products/history.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { secondFactorRoutes } from './features/profile/second-factor.routes.ts';
import { selectNextChange } from './features/site/next-changes.ts';
import { schoolTourRoutes } from './features/school-tours/school-tours.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { recordSearchRoutes } from './features/record-search/record-search.routes.ts';
import { replyTemplateRoutes } from './features/reply-templates/reply-templates.ts';
import { subscriberRoutes } from './features/subscribers/subscribers.routes.ts';
import { socialMediaRoutes } from './features/social-media/social-media.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { translationRoutes } from './features/translations/translations.routes.ts';
import { sizeRoutes } from './features/sizes/sizes.ts';
import { transporterTypeRoutes } from './features/transporter-types/transporter-types.ts';
import { variantRoutes } from './features/variants/variants.routes.ts';
import { visitRoutes } from './features/visits/visits.routes.ts';
import { userAccessRoutes } from './features/users/user-access.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { registerAccess } from './http/access.ts';
import { registerApiReference } from './http/api-reference.ts';
import { bodyLimit, registerBodies } from './http/body.ts';
import { registerCsrf } from './http/csrf.ts';
import { answerUnknownCall, registerErrorMapping } from './http/error-mapping.ts';
import { registerHealth } from './http/health.ts';
import { readableUrl } from './http/readable-url.ts';
import { registerRequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { FindSessionUser } from './http/session.ts';
import { registerUploads } from './http/upload.ts';
import { useZod, withoutOwnCompilers } from './http/zod-compilers.ts';
import { registerPageCache } from './page-cache/page-cache.ts';

/** In the order of the API reference. */
const features = [
  authRoutes,
  passwordResetRoutes,
  profileRoutes,
  secondFactorRoutes,
  userRoutes,
  userAccessRoutes,
  auditRoutes,
  siteRoutes,
  dashboardRoutes,
  categoryRoutes,
  productOrderRoutes,
  productBulkRoutes,
  productRoutes,
  productHistoryRoutes,
  productFileRoutes,
  productExportRoutes,
  importRoutes,
  variantRoutes,
  contactInformationRoutes,
  socialMediaRoutes,
  replyTemplateRoutes,
  subscriberRoutes,
  transporterTypeRoutes,
  sizeRoutes,
  finishRoutes,
  attributeLabelRoutes,
  catalogueRoutes,
  certificateRoutes,
  schoolTourRoutes,
  schoolTourFileRoutes,
  contentRoutes,
  homeSectionRoutes,
  contractRoutes,
  postRoutes,
  messageRoutes,
  orderRoutes,
  personalDataRoutes,
  outboxRoutes,
  supportRoutes,
  deletedRecordRoutes,
  recordSearchRoutes,
  mediaRoutes,
  languageRoutes,
  translationRoutes,
  pageMetaRoutes,
  configurationRoutes,
  siteSettingsRoutes,
  messageFormRoutes,
  newsletterRoutes,
  leadRoutes,
  visitRoutes,
];

/** Milliseconds for a whole request: enough for the largest upload over a slow line. */
const requestTimeout = 300_000;

/** Builds the server without listening. Without `delivery` it serves the API alone. */
export async function buildApp(ctx: Context, delivery?: Delivery): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.trustProxy,
    bodyLimit,
    requestTimeout,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    ...withoutOwnCompilers,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  useZod(app);
  registerErrorMapping(app);

  const cache = registerPageCache(app, ctx, {
    listLanguages: () => listActiveLanguages(ctx.db),
    findNextPublication: (now) => selectNextChange(ctx.db, now),
  });
  const findUser: FindSessionUser = (tokens) => findUserOfSession(ctx, tokens);
  registerRequestLog(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(Object.fromEntries(securityHeaders)).header('x-request-id', request.id);
  });
  registerApiReference(app);
  registerAccess(app, findUser);
  registerCsrf(app, ctx, findUser);
  await registerUploads(app, ctx);
  await registerBodies(app);

  for (const routes of features) routes(app, ctx);
  registerUnknownCalls(app);
  registerHealth(app, ctx, cache.hasPages);
  registerMediaFiles(app, ctx);
  registerFavicon(app, ctx);
  if (delivery) {
    await delivery.registerAssets(app);
    registerPanel(app, ctx, delivery.panelPages);
    registerSite(app, ctx, delivery.renderSite);
    registerPreview(app, ctx, delivery.renderSite);
  }
  registerMissingFiles(app);
  // Unknown methods of API addresses come here too.
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') ? answerUnknownCall(request, reply) : sendPlainNotFound(reply),
  );
  return app;
}

function registerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
      answerUnknownCall(request, reply),
    );
  }
}
