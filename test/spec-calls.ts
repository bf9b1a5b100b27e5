/**
 * Every call of spec.md §7 and api.md, with the issue that brings it (`later`: none that is open names
 * it yet). The house rules hold the program to those whose issue has landed.
 */
export const landedIssues: readonly number[] = [2, 3, 4];

type SpecCall = readonly [call: string, issue: number | 'later'];

export const specCalls: readonly SpecCall[] = [
  // §7.1 Auth and status
  ['POST /api/auth/login', 2],
  ['GET /api/admin/logout', 2],
  ['GET /api/admin/status', 2],

  // §7.2 Admin reads
  ['GET /api/admin/users/:id', 'later'],
  ['GET /api/admin/role/groups', 'later'],
  ['GET /api/admin/contracts', 'later'],
  ['GET /api/admin/languages', 2],
  ['GET /api/admin/categories', 2],
  ['GET /api/admin/products', 2],
  ['GET /api/admin/school-tours', 'later'],
  ['GET /api/admin/certificates', 'later'],
  ['GET /api/admin/contents', 'later'],
  ['GET /api/admin/orders/:id', 'later'],
  ['GET /api/admin/settings/contact-information', 'later'],
  ['GET /api/admin/settings/social-media', 'later'],
  ['GET /api/admin/settings/site', 'later'],

  // §7.3 Message types
  ...['offer', 'contact', 'school-tour-request', 'special-tour', 'human-resources'].flatMap(
    (type): SpecCall[] => [
      [`GET /api/admin/${type}`, 'later'],
      [`GET /api/admin/${type}/not-check-count`, 'later'],
      [`PUT /api/admin/${type}/trash`, 'later'],
      [`DELETE /api/admin/${type}`, 'later'],
      [`PUT /api/admin/${type}/check`, 'later'],
    ],
  ),

  // §7.4 Admin writes
  ['POST /api/admin/contracts', 'later'],
  ['PUT /api/admin/contracts', 'later'],
  ['DELETE /api/admin/contracts', 'later'],
  ['POST /api/admin/languages', 'later'],
  ['PUT /api/admin/languages/page-lang', 'later'],
  ['PUT /api/admin/languages/active', 'later'],
  ['PUT /api/admin/categories/:id', 2],
  ['DELETE /api/admin/categories/:id', 2],
  ['PUT /api/admin/categories/queue', 2],
  ['DELETE /api/admin/products/:id', 2],
  ['PUT /api/admin/products/queue', 2],
  ['PUT /api/admin/products/files-queue/:id', 2],
  ['DELETE /api/admin/school-tours/:id', 'later'],
  ['PUT /api/admin/school-tours/queue', 'later'],
  ['PUT /api/admin/schoolTours/files-queue/:id', 'later'],
  ['DELETE /api/admin/certificates/:id', 'later'],
  ['PUT /api/admin/certificates/queue', 'later'],
  ...['POST', 'PUT', 'DELETE'].flatMap((verb): SpecCall[] => [
    [`${verb} /api/admin/settings/contact-information`, 'later'],
    [`${verb} /api/admin/settings/social-media`, 'later'],
  ]),
  ['PUT /api/admin/settings/contact-information/queue', 'later'],
  ['PUT /api/admin/settings/social-media/queue', 'later'],
  ['PUT /api/admin/settings/site', 'later'],

  // §7.5 Public calls
  ['POST /api/newsletter-sub', 'later'],
  ['GET /api/pages/content', 'later'],
  ['GET /api/pages/blog/:section', 'later'],
  ['GET /api/pages/page-meta', 2],
  ['GET /api/pages/categories', 2],
  ['GET /api/pages/products/:seo_name', 2],
  ['GET /api/pages/search-products', 4],
  ['GET /api/pages/home-sections', 2],
  ['GET /api/pages/all-languages', 2],
  ['GET /api/pages/static-languages', 2],
  ['GET /api/pages/change-language/:abbr', 2],
  ['GET /api/pages/contact-information', 'later'],
  ['GET /api/pages/social-media', 'later'],
  ['GET /api/pages/contracts', 'later'],
  ['GET /api/pages/contract/:id', 'later'],

  // api.md: what the screens need beyond the specification
  ['GET /api/csrf-token', 2],
  ['GET /api/docs/', 4],
  ['GET /api/admin/dashboard', 2],
  ['POST /api/admin/categories', 2],
  ['GET /api/admin/categories/:id', 2],
  ['PUT /api/admin/categories/:id/restore', 2],
  ['POST /api/admin/products', 2],
  ['GET /api/admin/products/:id', 2],
  ['PUT /api/admin/products/:id', 2],
  ['PUT /api/admin/products/:id/restore', 2],
  ['POST /api/admin/products/:id/files', 2],
  ['PUT /api/admin/products/files/:id', 2],
  ['DELETE /api/admin/products/files/:id', 2],
  ['GET /api/admin/products/deleted', 4],
  ['GET /api/admin/categories/deleted', 4],
  ['GET /api/admin/transporter-types/deleted', 4],
  ['GET /api/admin/products/queue', 4],
  ['PUT /api/admin/products/move', 4],
  ['PUT /api/admin/products/active', 4],
  ['PUT /api/admin/products/category', 4],
  ['DELETE /api/admin/products', 4],
  ['POST /api/admin/products/:id/duplicate', 4],
  ['GET /api/admin/transporter-types', 2],
  ['POST /api/admin/transporter-types', 4],
  ['PUT /api/admin/transporter-types/:id', 4],
  ['DELETE /api/admin/transporter-types/:id', 4],
  ['PUT /api/admin/transporter-types/:id/restore', 4],
  ['PUT /api/admin/transporter-types/queue', 4],
  ['POST /api/admin/media', 2],
  ['GET /api/admin/media', 2],
  ['DELETE /api/admin/media/:id', 2],
  ['GET /api/admin/configuration', 2],
  ['PUT /api/admin/configuration', 'later'],
  ['GET /api/pages/product/:seo_name', 2],
  ['GET /api/pages/configuration', 2],
  ['GET /api/pages/transporter-types', 4],
  ['GET /api/pages/school-tours', 'later'],
];
