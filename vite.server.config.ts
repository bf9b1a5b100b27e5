import { dirname, join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = join(root, 'build/server');

/** Native code, and packages that read files beside their own: they stay in `node_modules`. */
const external = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pg-native',
];

/** What a module calls its folder stays the folder of its source. */
function sourceFolders(): Plugin {
  return {
    name: 'source-folders',
    transform: {
      filter: { code: 'import.meta.dirname', id: { include: `${root}/**`, exclude: '**/node_modules/**' } },
      handler(code, id) {
        const folder = relative(outDir, dirname(id)).replaceAll(sep, '/');
        return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`);
      },
    },
  };
}

/** V8 keeps a source that is not ASCII in two bytes for each letter, as long as the program runs. */
function asciiOnly(): Plugin {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'ascii-only',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escape);
      }
    },
  };
}

/**
 * The program's process in a few files, the built site among them: a thousand modules, read one by one, take 30 MB
 * more and twice as long. Not minified, so that a line of a stack trace can be read.
 */
export default defineConfig({
  plugins: [sourceFolders(), asciiOnly()],
  cacheDir: '.cache/vite-server',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // React Router's "use client" says nothing here.
      checks: { moduleLevelDirective: false },
      input: { main: 'src/server/main.ts', site: 'build/site/server/index.js' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
