import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const entries = ['login', 'admin'].map((entry) => join(import.meta.dirname, 'src', entry, 'index.html'));

/** The panel and the login page: two client-only entries that visitors never download. */
export default defineConfig({
  root: 'src',
  base: '/assets/panel/',
  plugins: [react()],
  cacheDir: '../.cache/vite-panel',
  build: {
    outDir: '../build/panel',
    emptyOutDir: true,
    target: 'es2023',
    assetsDir: '.',
    assetsInlineLimit: 0,
    rolldownOptions: { input: entries },
  },
});
