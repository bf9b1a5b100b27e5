import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The public site. The panel and the login page have a build of their own: vite.panel.config.ts. */
export default defineConfig({
  plugins: [reactRouter()],
  cacheDir: '.cache/vite-site',
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // The whole site's styles are some kilobytes: one file, fetched once, in one known order.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Three files that every page needs, instead of a dozen crumbs. The libraries are two, which come beside each other:
          // a single one of 90 kB is four round trips on a young connection.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'libraries', test: /node_modules/ },
                { name: 'shell', test: /src\/(shared|ui|site\/(?!pages|search|entry|root))/ },
              ],
            },
          },
        },
      },
    },
  },
});
