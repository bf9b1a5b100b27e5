import { join } from 'node:path';
import { build } from 'vite';

/** Packages that find files of their own while they run, so that only the whole package works. */
export const wholePackages = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/instrument-sans',
  '@expo-google-fonts/bricolage-grotesque',
];

/** Files and folders that the code of other packages reads. */
const data = [
  '@hyzyla/pdfium/dist/pdfium.wasm',
  'harfbuzzjs/dist/harfbuzz.wasm',
  '@fastify/swagger-ui/static',
];

/**
 * The files that these programs load, of the checkout and of all other packages, followed through every import as Node
 * does it.
 */
export async function loadedFiles(root: string, programs: readonly string[]): Promise<string[]> {
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: {
      noExternal: true,
      external: [...wholePackages, 'pg-native'],
      resolve: { mainFields: ['main'], conditions: ['node', 'module-sync'] },
    },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node24',
      // A module of which nothing is used is loaded all the same.
      rolldownOptions: { treeshake: false, input: programs.map((program) => join(root, program)) },
    },
  });
  const chunks = [outputs].flat().flatMap((built) => ('output' in built ? built.output : []));
  const ids = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = ids.map((id) => id.replace(/^\0|\?.*$/g, '')).filter((id) => id.startsWith(root));
  return [...new Set([...files, ...data.map((file) => join(root, 'node_modules', file))])];
}
