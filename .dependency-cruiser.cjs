/** Who may import whom (CONTRIBUTING.md, "Import zones"). */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'product-and-build-need-no-dev-packages',
      severity: 'error',
      from: {
        path: '^(src|scripts|build-tools|demo)/',
        pathNot: '\\.test\\.tsx?$|^demo/(printing|commands/(screenshots|print-documents))',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/shared/|^node_modules/zod/' },
    },
    {
      name: 'ui-stands-on-shared',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(server|site|login|admin)/' },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: '^src/(site|login|admin|ui)/' },
      to: { path: '^(src/server|demo|test)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entries-stand-apart',
      severity: 'error',
      from: { path: '^src/(site|login|admin)/' },
      to: { path: '^src/(site|login|admin)/', pathNot: '^src/$1/' },
    },
    {
      name: 'site-and-login-stay-light',
      severity: 'error',
      from: { path: '^src/(site|login|ui)/' },
      to: {
        path: '^node_modules/(@mantine|@tiptap|@dnd-kit|@tanstack|zod)/|^src/shared/(api|schema)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-never-imports-browser',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(site|login|admin|ui)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-call-services-only',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/features/[^/]+/.+\\.(queries|routes)\\.ts$',
        pathNot: '^src/server/features/$1/',
      },
    },
    {
      name: 'queries-know-no-http',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: {
        path: '^src/server/(http|errors\\.ts)|^node_modules/fastify/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/(http|page-cache)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features|delivery)/' },
    },
    {
      name: 'http-stands-below-the-page-cache',
      severity: 'error',
      from: { path: '^src/server/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/page-cache/' },
    },
    {
      name: 'db-knows-no-http',
      severity: 'error',
      from: { path: '^src/server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features|http|page-cache|delivery)/|^src/server/errors\\.ts$' },
    },
    {
      name: 'admin-features-stand-apart',
      severity: 'error',
      from: { path: '^src/admin/features/([^/]+)/' },
      to: {
        path: '^src/admin/features/',
        pathNot: '^src/admin/features/$1/|\\.api\\.ts$|-(drawer|tab)\\.tsx$',
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules|^build/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
