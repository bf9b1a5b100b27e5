import { configDefaults, defineConfig } from 'vitest/config';

// Generous: a busy machine takes many times as long to start a process.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
const demoOnDatabase = ['demo/{load,commands/reset}.test.ts', 'demo/generate/**/*.test.ts'];

/** `unit`: no database. `sqlite` and `postgres`: the same API tests on a real database of each kind. */
const api = {
  include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', ...demoOnDatabase],
  exclude: [...configDefaults.exclude, 'test/commands/**'],
  ...timeouts,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{shared,site,admin,login,ui}/**/*.test.{ts,tsx}',
            '{scripts,build-tools,demo,test/commands}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...demoOnDatabase],
          ...timeouts,
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
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/databases/postgres-setup.ts'],
        },
      },
    ],
  },
});
