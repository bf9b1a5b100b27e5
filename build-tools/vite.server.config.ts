import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rootDir } from '../src/server/root-dir.ts';

/**
 * Native code, and packages that read files from their own folder, cannot be bundled and stay in
 * `node_modules`.
 */
const external = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pg-native',
];

const demoDir = join(rootDir, 'demo/');

/**
 * Builds the server with the built site inside. It is not minified, for readable stack traces
 * (docs/decisions/0023).
 */
export default defineConfig({
  cacheDir: '.cache/vite-server',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Only folders that are listed when the server starts need `glob`; ours are looked up file by file.
  resolve: { alias: { glob: join(import.meta.dirname, 'no-glob.ts') } },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: join(rootDir, 'build/server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // React's "use client" directives have no meaning on a server.
      checks: { moduleLevelDirective: false },
      input: { main: 'src/program/main.ts', site: 'build/site/server/index.js' },
      output: {
        entryFileNames: '[name].js',
        // The example is in a folder of its own, which images without it leave out.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.startsWith(demoDir)) ? 'demo/[name]-[hash].js' : '[name]-[hash].js',
        // V8 keeps the source; one letter outside Latin-1 would double the memory of the whole file.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
