import fastify, { type FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import type { Frontend } from '#program/entries/frontend.ts';
import { keptAssetSender } from '#program/entries/kept-assets.ts';
import { registerFavicon } from '#program/entries/favicon.ts';
import { registerMediaFiles } from '#program/entries/media-files.ts';
import { printedCatalogueRoutes } from '#features/print/server/catalogue/printed-catalogues.ts';
import { printRunRoutes } from '#features/print/server/catalogue/print-runs.routes.ts';
import { registerDataSheets } from '#features/print/server/data-sheet.route.ts';
import { sampleCardRoutes } from '#features/print/server/sample-cards/sample-cards.routes.ts';
import { offerListRoutes } from '#features/print/server/offer-list/offer-list.routes.ts';
import { registerPanel } from '#program/entries/panel.ts';
import { registerMissingFiles, sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { registerPanelOrigin } from '#program/entries/panel-origin.ts';
import { registerPreview } from '#program/entries/preview.ts';
import { registerServiceWorker } from '#program/entries/service-worker.ts';
import { registerWellKnown } from '#program/entries/well-known.ts';
import { registerShortLinks } from '#program/entries/short-links.ts';
import { registerSite } from '#program/entries/site.ts';
import { complianceRoutes } from '#features/compliance/server/compliance.routes.ts';
import { associationRoutes } from '#features/associations/server/associations.routes.ts';
import { apiKeyRoutes } from '#features/api-keys/server/api-keys.routes.ts';
import { findApiKey } from '#features/api-keys/server/find-api-key.ts';
import { attributeLabelRoutes } from '#features/attribute-labels/server/attribute-labels.ts';
import { auditRoutes } from '#features/audit/server/audit.routes.ts';
import { backupRoutes } from '#features/backups/server/backups.routes.ts';
import { watchRefusals } from '#features/audit/server/refused-calls.ts';
import { authRoutes } from '#features/auth/server/auth.routes.ts';
import { pageMetaRoutes } from '#features/page-meta/server/page-metas.routes.ts';
import { passwordResetRoutes } from '#features/auth/server/password-reset.routes.ts';
import { findTokenOwners, findUserOfSession } from '#features/sessions/server/sessions.ts';
import { categoryRoutes } from '#features/categories/server/categories.routes.ts';
import { catalogueRoutes } from '#features/catalogues/server/catalogues.ts';
import { certificateRoutes } from '#features/certificates/server/certificates.ts';
import { configurationRoutes } from '#features/configuration/server/configuration.routes.ts';
import { contactInformationRoutes } from '#features/contact-information/server/contact-information.ts';
import { contentRoutes } from '#features/contents/server/contents.routes.ts';
import { contractRoutes } from '#features/contracts/server/contracts.routes.ts';
import { feedAnswerRoutes } from '#features/data-feeds/server/answer/feed-answer.routes.ts';
import { dataFeedRoutes } from '#features/data-feeds/server/data-feeds.routes.ts';
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts';
import { watchForProxies } from '#features/dashboard/server/proxy-signs.ts';
import { deletedRecordRoutes } from '#features/deleted-records/server/deleted-records.routes.ts';
import { finishRoutes } from '#features/finishes/server/finishes.ts';
import { kitRoutes } from '#features/kits/server/kits.ts';
import { kitLinkRoutes } from '#features/kits/server/links/kit-links.routes.ts';
import { kitPageRoutes } from '#features/kits/server/page/kit-page.routes.ts';
import { homeSectionRoutes } from '#features/home-sections/server/home-sections.routes.ts';
import { siteSettingsRoutes } from '#features/integrations/server/site-settings.routes.ts';
import { productExportRoutes } from '#features/imports/server/export/export.routes.ts';
import { importRoutes } from '#features/imports/server/imports.routes.ts';
import { mainLanguageRoutes } from '#features/main-language/server/main-language.routes.ts';
import { languageRoutes } from '#features/languages/server/languages.routes.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { outboxRoutes } from '#features/mail/server/outbox.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { messageRoutes } from '#features/messages/server/messages.routes.ts';
import { orderRoutes } from '#features/orders/server/orders.ts';
import { personalDataRoutes } from '#features/messages/server/personal-data/personal-data.routes.ts';
import { cookieChoiceRoutes } from '#features/cookies/server/cookie-choices.routes.ts';
import { dataRequestRoutes } from '#features/data-requests/server/data-requests.routes.ts';
import { labelRoutes } from '#features/printed-codes/server/labels/labels.routes.ts';
import { leadRoutes } from '#features/leads/server/leads.routes.ts';
import { messageFormRoutes } from '#features/message-forms/server/message-forms.routes.ts';
import { newsletterRoutes } from '#features/newsletter/server/newsletter.routes.ts';
import { postRoutes } from '#features/posts/server/posts.routes.ts';
import { productFileRoutes, schoolTourFileRoutes } from '#features/galleries/server/galleries.routes.ts';
import { productApiRoutes } from '#features/product-api/server/product-api.routes.ts';
import { productOrderRoutes } from '#features/product-lists/server/order.routes.ts';
import { productBulkRoutes } from '#features/products/server/bulk.routes.ts';
import { productHistoryRoutes } from '#features/products/server/history.routes.ts';
import { productRoutes } from '#features/products/server/products.routes.ts';
import { savedListRoutes } from '#features/products/server/saved-lists/saved-lists.routes.ts';
import { profileRoutes } from '#features/profile/server/profile.routes.ts';
import { passkeyRoutes } from '#features/profile/server/passkeys.routes.ts';
import { secondFactorRoutes } from '#features/profile/server/second-factor.routes.ts';
import { selectNextChange } from '#features/site-api/server/next-changes.ts';
import { redirectRoutes } from '#features/redirects/server/redirects.routes.ts';
import { scheduledImportRoutes } from '#features/scheduled-imports/server/scheduled-imports.routes.ts';
import { shortLinkRoutes } from '#features/short-links/server/short-links.routes.ts';
import { schoolTourRoutes } from '#features/school-tours/server/school-tours.routes.ts';
import { siteRoutes } from '#features/site-api/server/site.routes.ts';
import { recordSearchRoutes } from '#features/record-search/server/record-search.routes.ts';
import { subscriberRoutes } from '#features/newsletter/server/subscribers.routes.ts';
import { socialMediaRoutes } from '#features/social-media/server/social-media.ts';
import { supportRoutes } from '#features/support/server/support.routes.ts';
import { translationRoutes } from '#features/translations/server/translations.routes.ts';
import { feedRoutes } from '#features/search-engines/server/feed.routes.ts';
import { robotsRoutes } from '#features/search-engines/server/robots.routes.ts';
import { sitemapRoutes } from '#features/search-engines/server/sitemap/sitemap.routes.ts';
import { sizeRoutes } from '#features/sizes/server/sizes.ts';
import { synonymRoutes } from '#features/synonyms/server/synonyms.ts';
import { transporterTypeRoutes } from '#features/transporter-types/server/transporter-types.ts';
import { variantRoutes } from '#features/variants/server/variants.routes.ts';
import { cspReportRoutes } from '#features/visits/server/csp-reports.ts';
import { visitRoutes } from '#features/visits/server/visits.routes.ts';
import { webhookRoutes } from '#features/webhooks/server/webhooks.routes.ts';
import { invitationRoutes } from '#features/users/server/invitations.routes.ts';
import { userAccessRoutes } from '#features/users/server/user-access.routes.ts';
import { userRoutes } from '#features/users/server/users.routes.ts';
import { registerAnnouncedStop } from '#server/http/announced-stop.ts';
import { registerCdnRefusals } from '#server/http/cdn-refusals.ts';
import { registerAccess } from '#server/http/access.ts';
import { registerApiReference } from '#server/http/api-reference.ts';
import {
  countConnections,
  createAdmission,
  registerAdmission,
  type Admissions,
} from '#server/http/admission.ts';
import { bodyLimit, registerBodies } from '#server/http/body.ts';
import { boundConnections, headerTimes } from '#server/http/connections.ts';
import { registerCsrf } from '#server/http/csrf.ts';
import { answerClientError } from '#server/http/client-errors.ts';
import { answerUnknownCall, registerErrorMapping } from '#server/http/error-mapping.ts';
import { registerHealth } from '#server/http/health.ts';
import { processRoutes } from '#features/processes/server/processes.routes.ts';
import { registerMetricsPage, registerRequestMetrics } from '#server/http/metrics.ts';
import { plainRecordRoutes } from '#server/records/plain-records.ts';
import { registerRequestLog } from '#server/http/request-log.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { registerTraces, tracedRequests } from '#server/http/traces.ts';
import type { FindSessionUser } from '#server/http/session.ts';
import { registerUploads } from '#server/http/upload.ts';
import { useZod, withoutOwnCompilers } from '#server/http/zod-compilers.ts';
import { registerPageCache } from '#server/page-cache/page-cache.ts';

/** The order is that of the API reference. */
const features = [
  authRoutes,
  passwordResetRoutes,
  profileRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  userRoutes,
  invitationRoutes,
  userAccessRoutes,
  auditRoutes,
  backupRoutes,
  siteRoutes,
  dashboardRoutes,
  processRoutes,
  categoryRoutes,
  productOrderRoutes,
  productBulkRoutes,
  productRoutes,
  savedListRoutes,
  productHistoryRoutes,
  productFileRoutes,
  productApiRoutes,
  productExportRoutes,
  importRoutes,
  variantRoutes,
  shortLinkRoutes,
  labelRoutes,
  contactInformationRoutes,
  socialMediaRoutes,
  plainRecordRoutes,
  subscriberRoutes,
  transporterTypeRoutes,
  sizeRoutes,
  finishRoutes,
  attributeLabelRoutes,
  synonymRoutes,
  associationRoutes,
  complianceRoutes,
  catalogueRoutes,
  printedCatalogueRoutes,
  printRunRoutes,
  offerListRoutes,
  sampleCardRoutes,
  certificateRoutes,
  kitRoutes,
  kitLinkRoutes,
  kitPageRoutes,
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
  mainLanguageRoutes,
  translationRoutes,
  pageMetaRoutes,
  redirectRoutes,
  configurationRoutes,
  siteSettingsRoutes,
  apiKeyRoutes,
  webhookRoutes,
  dataFeedRoutes,
  feedAnswerRoutes,
  scheduledImportRoutes,
  messageFormRoutes,
  newsletterRoutes,
  cookieChoiceRoutes,
  dataRequestRoutes,
  leadRoutes,
  visitRoutes,
  cspReportRoutes,
  robotsRoutes,
  sitemapRoutes,
  feedRoutes,
];

/** Milliseconds for a whole request; enough for the largest upload over a slow connection. */
const requestTimeout = 300_000;

/** In milliseconds. During an overload forms and calls of staff wait longer, so that nobody loses what they wrote. */
const longPatience = { patience: 10_000, shortPatience: 10_000 };

/** Builds the server without listening. Without `frontend` it serves only the API. */
export async function buildApp(ctx: Context, frontend?: Frontend): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log,
    ...tracedRequests(ctx.config),
    trustProxy: ctx.config.trustProxy,
    bodyLimit,
    requestTimeout,
    forceCloseConnections: 'idle',
    // A proxy's request may arrive on an open connection at the moment of the stop; it is answered like any other.
    return503OnClosing: false,
    http: headerTimes,
    routerOptions: { maxParamLength: 300 },
    ...withoutOwnCompilers,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: (error, socket) => answerClientError(ctx.config, error, socket),
  });
  useZod(app);
  const headers = Object.fromEntries(securityHeaders(ctx.config));
  const refusals = watchRefusals(app, ctx, (hashes) => findTokenOwners(ctx, hashes));
  registerErrorMapping(app, headers, refusals.note);

  registerTraces(app);
  registerRequestMetrics(app, ctx);
  registerPanelOrigin(app, ctx.config);
  const connections = countConnections(app);
  const admissions = {
    visitors: createAdmission({ connections }),
    forms: createAdmission({ connections, ...longPatience }),
    staff: createAdmission({ connections, ...longPatience }),
  };
  const cache = registerPageCache(app, ctx, {
    source: {
      listLanguages: () => listActiveLanguages(ctx.db),
      findNextPublication: (now) => selectNextChange(ctx.db, now),
    },
    visitors: admissions.visitors,
  });
  ctx.metrics?.addSources({ admissions: lengthsOf(admissions), pageCache: cache.size });
  registerCdnRefusals(app, ctx.config.cdn);
  const findUser: FindSessionUser = (tokens, options) => findUserOfSession(ctx, tokens, options);
  registerRequestLog(app);
  watchForProxies(app, ctx);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
  });
  registerApiReference(app, ctx, findUser);
  registerAccess(app, ctx, { findUser, findKey: (token) => findApiKey(ctx, token) });
  registerCsrf(app, ctx, findUser);
  await registerUploads(app, ctx);
  await registerBodies(app);
  registerAdmission(app, admissions);

  for (const routes of features) routes(app, ctx);
  registerUnknownCalls(app);
  registerHealth(app, ctx, cache.hasPages);
  registerMetricsPage(app, ctx);
  registerMediaFiles(app, ctx);
  registerDataSheets(app, ctx);
  registerFavicon(app, ctx);
  registerWellKnown(app, ctx);
  registerShortLinks(app, ctx);
  registerServiceWorker(app, ctx.config);
  if (frontend) {
    await frontend.registerAssets(app);
    registerPanel(app, ctx, frontend.panelPages);
    registerSite(app, ctx, frontend.renderSite);
    registerPreview(app, ctx, frontend.renderSite);
  }
  registerMissingFiles(app);
  boundConnections(app);
  registerAnnouncedStop(app);
  ctx.metrics?.watchRequests(app.server);
  const sendKeptAsset = keptAssetSender(ctx);
  // API addresses with unknown methods come here too.
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return answerUnknownCall(request, reply);
    if (request.url.startsWith('/assets/')) return sendKeptAsset(request, reply);
    return sendPlainNotFound(reply);
  });
  return app;
}

/** The functions that tell the lengths of the queues, by name. */
function lengthsOf(admissions: Admissions) {
  return Object.fromEntries(Object.entries(admissions).map(([name, { length }]) => [name, length]));
}

function registerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) =>
      answerUnknownCall(request, reply),
    );
  }
}

/** The path and query of a request target, which may start with an origin (RFC 9112, section 3.2.2). */
function readableUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  // Fastify would answer 400 to a path that cannot be decoded; with escaped `%` the path is an ordinary
  // unknown address (404).
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable || '/', ...query].join('?');
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    // The result is used, because the bundler removes a call whose result is not.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
