const test = '\\.(test|fixture)\\.tsx?$';
const butTypes = { dependencyTypesNot: ['type-only'] };

/** Who may import whom (CONTRIBUTING.md, "Import zones"). Each floor imports what is below it. */
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
        pathNot: '\\.test\\.tsx?$|^demo/commands/screenshots',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: test },
      to: { pathNot: '^src/shared/|^node_modules/zod/' },
    },
    {
      name: 'schemas-run-everywhere',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+$', pathNot: test },
      to: { pathNot: '^src/shared/|^src/features/([^/]+/[^/]+|record-kinds\\.ts)$|^node_modules/zod/' },
    },
    {
      name: 'rules-know-no-zod',
      severity: 'error',
      from: { path: '^src/shared/rules/|\\.rules\\.ts$' },
      to: { path: '^node_modules/zod/|^src/shared/schema/', ...butTypes },
    },
    {
      name: 'kinds-are-plain-data',
      severity: 'error',
      from: { path: '^src/features/(record-kinds\\.ts$|[^/]+/[^/]+\\.kind\\.ts$)' },
      to: { pathNot: '\\.kind\\.ts$|^src/shared/(rules/|panel-paths\\.ts$)', ...butTypes },
    },
    {
      name: 'ui-stands-on-shared',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|shared)/|\\.rules\\.ts$' },
    },
    {
      name: 'server-floors-know-no-feature',
      severity: 'error',
      from: { path: '^src/server/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(server|shared)/|^src/features/([^/]+/[^/]+|record-kinds\\.ts)$' },
    },
    {
      name: 'panel-floors-know-no-feature',
      severity: 'error',
      from: { path: '^src/panel/', pathNot: test },
      to: {
        path: '^src/',
        pathNot: '^src/(panel|shared|ui)/|^src/features/([^/]+/[^/]+|record-kinds\\.ts)$',
      },
    },
    {
      name: 'servers-of-features',
      severity: 'error',
      from: { path: '^src/features/[^/]+/server/', pathNot: test },
      to: {
        path: '^src/',
        pathNot: '^src/(server|shared)/|^src/features/([^/]+/(server/|[^/]+$)|record-kinds\\.ts$)',
      },
    },
    {
      name: 'panels-of-features',
      severity: 'error',
      from: { path: '^src/features/[^/]+/panel/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(panel|shared|ui)/|^src/features/[^/]+/(panel/|[^/]+$)' },
    },
    {
      name: 'features-call-services-only',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^src/features/[^/]+/server/.+\\.(queries|routes|job|jobs)\\.ts$',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'browser-never-imports-server',
      severity: 'error',
      from: { path: '^src/(site|login|ui|panel|program/panel)/|^src/features/[^/]+/panel/', pathNot: test },
      to: { path: '^(src/server|demo|test)/|^src/program/[^/]+$|/server/', ...butTypes },
    },
    {
      name: 'entries-stand-apart',
      severity: 'error',
      from: { path: '^src/(site|login|program/panel)/', pathNot: test },
      to: { path: '^src/(site|login|panel|program/panel)/', pathNot: '^src/$1/|^src/panel/' },
    },
    {
      name: 'site-and-login-stay-light',
      severity: 'error',
      from: { path: '^src/(site|login|ui)/', pathNot: test },
      to: {
        path: '^node_modules/(@mantine|@tiptap|@dnd-kit|@tanstack|zod)/|^src/(shared/schema|panel|program)/|^src/features/',
        pathNot: '\\.rules\\.ts$',
        ...butTypes,
      },
    },
    {
      name: 'server-never-imports-browser',
      severity: 'error',
      from: {
        path: '^src/server/|^src/program/([^/]+|entries/.+|seed/.+)$|^src/features/[^/]+/server/',
        pathNot: test,
      },
      to: { path: '^src/(site|login|panel|program/panel|ui)/|/panel/', ...butTypes },
    },
    {
      name: 'queries-know-no-http',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '^src/server/(http/|errors\\.ts)|^node_modules/fastify/', ...butTypes },
    },
    {
      name: 'http-stands-below-the-page-cache',
      severity: 'error',
      from: { path: '^src/server/http/', pathNot: test },
      to: { path: '^src/server/page-cache/' },
    },
    {
      name: 'db-knows-no-http',
      severity: 'error',
      from: { path: '^src/server/db/', pathNot: test },
      to: { path: '^src/server/', pathNot: '^src/server/(db|ports|root-dir)' },
    },
    {
      name: 'panels-stand-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/panel/', pathNot: test },
      to: {
        path: '^src/features/[^/]+/panel/',
        pathNot: '^src/features/$1/|\\.api\\.ts$|-(drawer|tabs?|chip|part)\\.tsx?$',
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
