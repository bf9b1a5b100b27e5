import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The public site; vite.panel.config.ts builds the panel and the login page. */
export default defineConfig({
  plugins: [reactRouter()],
  cacheDir: '.cache/vite-site',
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // The styles of the whole site are a few kilobytes: one file keeps their order fixed.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Three files instead of a dozen small ones. React is apart from the other libraries:
          // two parallel downloads save round trips on a new connection.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'libraries', test: /node_modules/ },
                // What pages share, with all that it imports; the rest is loaded with its page or its first use.
                // `ui` is named because its styles come before all others.
                { name: 'shell', test: /src\/(ui|site\/(shell|components|head|loading))\// },
                { name: 'posts', test: /src\/site\/pages\/posts\// },
              ],
            },
          },
        },
      },
    },
  },
});
