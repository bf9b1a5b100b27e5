import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Workers and the processes that tests start share compiled code, because a start compiles for half a second.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compile-tests');

const shared = {
  // The test files of a worker share its modules, because loading them for each file took a third of the time.
  isolate: false,
  setupFiles: ['test/each-file.ts'],
  // The limits are generous, because a busy machine needs many times as long to start a process.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
const demoOnDatabase = ['demo/{load,load-marker,commands/reset}.test.ts', 'demo/generate/**/*.test.ts'];

/**
 * These tests run only on SQLite, because a database cannot change their results: files and their delivery,
 * encoders, drawn pages, processes, parsed input, lists of routes, rules of the source, mails, simple records, whose
 * common part is tested on both, and sign-in, whose few statements are the same text on both. Code below them that has
 * SQL of its own is tested on both databases.
 */
const onSqliteAlone = [
  'demo/{load,commands/reset}.test.ts',
  'src/program/{app,main.slow}.test.ts',
  'src/server/cdn/vendors.test.ts',
  'src/server/context/config.test.ts',
  'src/program/entries/**/*.test.ts',
  'src/features/audit/server/refused-calls.test.ts',
  'src/features/auth/server/{auth.routes,password-reset,sign-in-limits}.test.ts',
  'src/features/backups/server/{backups.routes,prune-backups}.test.ts',
  'src/features/backups/server/runs/{backups.job,backup-problems,worker.slow}.test.ts',
  'src/features/cdn/server/{cdn,cdn.model}.test.ts',
  'src/features/{cdn,webhooks}/server/killed-process.slow.test.ts',
  'src/features/dashboard/server/warnings.test.ts',
  'src/features/data-feeds/server/answer/feed-answer.test.ts',
  'src/features/imports/server/{association-columns,attribute-sheet,code-renaming,column-mapping}.test.ts',
  'src/features/imports/server/{erp-lists,import-files,imports,imports.model,moved-variants,ordering-columns}.test.ts',
  'src/features/imports/server/{file-columns,imported-pictures,lists/list-sheets,sheet/*}.test.ts',
  'src/features/kits/server/kit-page.test.ts',
  'src/features/mail/server/{mail-layout,send-mail}.test.ts',
  'src/features/message-forms/server/{message-flood.slow,message-forms}.test.ts',
  'src/features/newsletter/server/confirmation.test.ts',
  'src/features/ordering-data/server/disclosure.test.ts',
  'src/features/print/server/{data-sheet,offer-list/offer-list,sample-cards/sample-cards}.test.ts',
  'src/features/printed-codes/server/labels/labels.test.ts',
  'src/features/product-api/server/product-writes.test.ts',
  'src/features/product-lists/server/order.model.test.ts',
  'src/features/profile/server/profile.test.ts',
  'src/features/second-factor/server/{passkeys,reseal,second-factor}.test.ts',
  'src/features/share-cards/server/share-cards.test.ts',
  'src/features/{certificates,contact-information,contents,reply-templates,sizes,social-media}/server/*.test.ts',
  'src/features/scheduled-imports/server/{killed-process.slow,runs,scheduled-imports}.test.ts',
  'src/features/translations/server/saving-languages.model.test.ts',
  'src/features/users/server/invitations.test.ts',
  'src/features/media/server/media{.routes,-faults.slow,-flood.slow,-server-killed.slow}.test.ts',
  'src/features/product-search/server/{search-words,word-similarity}.test.ts',
  'src/server/http/{access,admission,api-reference,connections,csrf,disk-full,limits,metrics,upload}.test.ts',
  'src/server/metrics/board.slow.test.ts',
  'src/server/page-cache/{current-epoch,deadline,entry-store,page-cache,page-cache-socket,recompression}.test.ts',
  'src/server/content/media-uses.test.ts',
  'src/server/ports/**/*.test.ts',
  'src/server/media/videos/**/*.test.ts',
  'src/server/texts/**/*.test.ts',
  'test/kept-calls/*.test.ts',
  'test/{access,app,citations,conventions,hostile-files.slow,refusals}.test.ts',
  'test/faults/**/*.test.ts',
];

const screens = ['src/{panel,program/panel}/**/*.test.tsx', 'src/features/*/panel/**/*.test.tsx'];

/**
 * `unit` has no database. `panel` renders parts of screens in a simulated browser (jsdom) with a fake network.
 * `sqlite` and `postgres` run the same API tests on a real database of each kind.
 */
const api = {
  include: [
    'src/{server,program}/**/*.test.ts',
    'src/features/*/server/**/*.test.ts',
    'test/**/*.test.ts',
    ...demoOnDatabase,
  ],
  exclude: [...configDefaults.exclude, 'test/commands/**', 'test/vocabulary.test.ts', 'src/program/panel/**'],
  ...shared,
};

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{shared,site,panel,program/panel,login,ui}/**/*.test.{ts,tsx}',
            'src/features/*/{*,panel/**/*}.test.{ts,tsx}',
            '{scripts,build-tools,bench,demo,test/commands}/**/*.test.ts',
            'test/vocabulary.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...demoOnDatabase, ...screens],
          ...shared,
        },
      },
      {
        test: {
          name: 'panel',
          include: screens,
          environment: 'jsdom',
          ...shared,
          setupFiles: [...shared.setupFiles, 'test/panel/each-screen.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'sqlite',
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: ['test/databases/sqlite-setup.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'postgres',
          exclude: [...api.exclude, ...onSqliteAlone],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/databases/postgres-setup.ts'],
        },
      },
    ],
  },
});
