import { configDefaults, defineConfig } from 'vitest/config';

// Generous: on a busy machine a process of its own takes many times as long.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
const demoOnDatabase = ['demo/{load,reset}.test.ts', 'demo/generate/**/*.test.ts'];

/** `unit`: pure rules. `sqlite` and `postgres`: the same API tests on a real database of each kind. */
const api = { include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', ...demoOnDatabase], ...timeouts };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{shared,site,admin,login,ui}/**/*.test.{ts,tsx}', '{scripts,demo}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...demoOnDatabase],
          ...timeouts,
        },
      },
      {
        test: {
          ...api,
          name: 'sqlite',
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: ['test/sqlite.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'postgres',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres.ts'],
        },
      },
    ],
  },
});
