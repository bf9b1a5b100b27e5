/** The calls whose answers are kept with the backup of a version, in both languages of the example. */
export const keptPaths: readonly string[] = ['tr', 'en'].flatMap((lang) =>
  [
    '/api/pages/categories',
    '/api/pages/home-sections',
    '/api/pages/configuration',
    '/api/pages/contact-information',
    '/api/pages/contracts',
    '/api/pages/school-tours',
    '/api/pages/products/toka',
    '/api/pages/product/klasik-dilli-toka',
    '/api/pages/blog/blog',
    '/api/pages/search-products?search=toka',
  ].map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`),
);
