import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { rootDir } from '../src/server/root-dir.ts';

const entries = ['login', 'program/panel'].map((entry) => join(rootDir, 'src', entry, 'index.html'));

const firstPaint = join(rootDir, 'src/panel/theme/first-paint.ts');

/**
 * The libraries that all screens of the panel need, in one file, because dozens of small ones compress worse.
 * Of Mantine only these parts are named; otherwise the first screen would load all of it.
 */
const libraries = [
  /node_modules\/(react|react-dom|scheduler|react-router|zod|@tanstack\/(query-core|react-query))\//,
  /node_modules\/@mantine\/(hooks|notifications|modals)\//,
  /node_modules\/(@floating-ui|tabbable|aria-hidden|clsx|react-transition-group)\//,
  /node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)\//,
  /@mantine\/core\/esm\/(core|utils)\//,
  /@mantine\/core\/esm\/components\/(ActionIcon|Alert|Anchor|Button|CloseButton|Collapse|Drawer|FocusTrap|Group|Loader)\//,
  /@mantine\/core\/esm\/components\/(Modal|ModalBase|Notification|Overlay|Paper|Portal|ScrollArea|Skeleton|Stack)\//,
  /@mantine\/core\/esm\/components\/(Text|Title|Transition|UnstyledButton)\//,
];

/**
 * Puts the panel's first script into the head as a classic script, because modules run only after the first
 * paint.
 */
function firstPaintScript(): Plugin {
  let isBuild = false;
  let base = '';
  return {
    name: 'first-paint-script',
    configResolved(config) {
      isBuild = config.command === 'build';
      base = config.base;
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: firstPaint, name: 'first-paint' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle }) {
        if (!filename.endsWith('program/panel/index.html')) return [];
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === firstPaint,
        );
        const src = `${base}${built?.fileName ?? 'panel/theme/first-paint.ts'}`;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * Builds the panel and the sign-in page: two entries that run only in browsers, separate from the site's
 * bundle.
 */
export default defineConfig({
  root: join(rootDir, 'src'),
  base: '/assets/panel/',
  plugins: [react(), firstPaintScript()],
  cacheDir: join(rootDir, '.cache/vite-panel'),
  build: {
    outDir: join(rootDir, 'build/panel'),
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: '.',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entries,
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: (id) => libraries.some((pattern) => pattern.test(id)) },
            // All icons are in one file; otherwise each icon that two screens share would become a file of 1 kB.
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\// },
          ],
        },
      },
    },
  },
});
