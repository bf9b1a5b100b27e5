import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rootDir } from '../src/server/root-dir.ts';
import { modelViewer } from './model-viewer.ts';

/**
 * Builds the public site for browsers and for the server; vite.panel.config.ts builds the panel and the sign-in page.
 */
export default defineConfig({
  plugins: [react(), modelViewer()],
  appType: 'custom',
  publicDir: false,
  // The plugin would not see it among the packages that the development server bundles in advance.
  optimizeDeps: { exclude: ['@google/model-viewer'] },
  cacheDir: '.cache/vite-site',
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // The styles of the whole site are a few kilobytes, and in one file their order is fixed.
    cssCodeSplit: false,
    // The viewer of models has a megabyte, and loads on request.
    chunkSizeWarningLimit: 2_000,
    emptyOutDir: true,
  },
  // The server reads the names of the browsers' files from the manifest when it starts.
  builder: {},
  environments: {
    ssr: {
      build: {
        outDir: join(rootDir, 'build/site/server'),
        rolldownOptions: { input: { index: 'src/site/entry.server.tsx' } },
      },
    },
    client: {
      build: {
        outDir: join(rootDir, 'build/site/client'),
        manifest: true,
        rolldownOptions: {
          input: 'src/site/entry.client.tsx',
          // These groups make a few files instead of a dozen small ones. React has no file of its own: the other
          // libraries change as rarely, and one file is smaller than two. The viewer of models has a file of its own.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?!three|lit|@lit|@google|@monogrid)|rolldown\/runtime/,
                },
                // This group has the code that all pages share, with all its imports; other code loads with its page
                // or on first use. `ui` is listed because its styles must precede all others.
                {
                  name: 'shell',
                  test: /src\/(ui\/|site\/(root|routing\/|shell\/|head\/|compare\/compare-|loading\/(?!browser-api|prefetch)|forms\/use-early-input|components\/(page-|breadcrumb|content-link)|dates|.*file-size))/,
                },
                // These groups are for the cards of products, certificates and posts. A product's page needs only the
                // first group, the contact page needs none.
                { name: 'product-cards', test: /src\/site\/components\/product-card/ },
                { name: 'cards', test: /src\/site\/components\// },
                { name: 'posts', test: /src\/site\/pages\/posts\// },
              ],
            },
          },
        },
      },
    },
  },
});
